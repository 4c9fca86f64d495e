## Agents: T.H.E. Plan: the rules, in our own words

the-plan-rule-TP-1 = T.H.E. Plan and three decoys lie in the four briefcases, one in each hideout. Nobody knows which is which.
the-plan-rule-TP-2 = Every suspect owns one hideout. Their file holds both halves of it, one half of each other hideout and a bonus card: six cards, shuffled. The evidence under the portrait says whose hideout it is.
the-plan-rule-TP-3 = The keys lie face down in the stock. Everybody has the same five action cards, all ready. Agents, suspects and searchlight stand on their starting places; chance picks who begins, then it goes round in the order of the seats, past those who are out.
the-plan-rule-TP-4 = The die is rolled, then you choose a ready action card and do one of its actions, even one that can do nothing. The card is spent at the end of the turn; once all five are spent, all are ready again.
the-plan-rule-TP-5 = The actions: move your agent by the roll, move a suspect by the roll, take the tram, move all four suspects by 4, 3, 2 and 1, turn the searchlight, check a file.
the-plan-rule-TP-6 = A move goes along the white lines for exactly as many circles as it says, never over one circle twice. Occupied circles count and may be passed, but the last one must be free. Whoever has such a way must go; without one the move is skipped and the card spent all the same.
the-plan-rule-TP-7 = Only you move your agent. Everybody moves the suspects.
the-plan-rule-TP-8 = Nobody goes into a hideout except to claim the Plan.
the-plan-rule-TP-9 = On the tram the steps of the roll are circles and hops in any mix, at least one of them a hop. A hop takes you along the rails to the next stop, either way. Suspects never ride.
the-plan-rule-TP-10 = In your own turn, each time your agent passes a suspect or a suspect you move passes your agent, you may check one card of that suspect's file. Nothing comes of meetings in others' turns.
the-plan-rule-TP-11 = Any suspect may be given any count. One that can't move that far when its turn comes is skipped.
the-plan-rule-TP-11a = A way is chosen whole. Keys and battles on it are settled in order, a key before a battle on the same circle; then you step into a hideout if the way ends there, else you make your checks.
the-plan-rule-TP-12 = To check a file, look at its top card alone and put it at the bottom. Files are never shuffled. The checks of your meetings come one by one after all movement, in any order, and may be declined.
the-plan-rule-TP-13 = A bonus card met by a check acts at once and leaves the game: move your agent or take the tram by a new roll, turn the searchlight, or take a key from the stock. New meetings are added to the open checks.
the-plan-rule-TP-14 = The searchlight turns by one segment, either way. Then you may look into the briefcase it lights, or make an opponent who stands in the light turn a key face up. It stays so until somebody takes it.
the-plan-rule-TP-15 = Nobody enters the hideout in the light.
the-plan-rule-TP-16 = When your agent reaches or passes a key circle you may take a random key of the stock. Only you see which.
the-plan-rule-TP-17 = When your agent passes another who holds a key you may fight: both roll, you first. The higher roll wins, a tie changes nothing. The winner takes a key, which then lies face down; losing costs you nothing.
the-plan-rule-TP-18 = Everybody has a note sheet. The program fills in what you have seen, and you may add marks of your own.
the-plan-rule-TP-19 = Of another player's keys you may pick one that lies face up. Those face down can't be told apart: one of them comes at random.
the-plan-rule-TP-20 = With the key of a hideout that isn't lit, a move of your agent that starts on or reaches one of its entrances with a step left may go in. You say that the Plan is there and who owns it, then look at briefcase and evidence alone.
the-plan-rule-TP-21 = If both are right you have won.
the-plan-rule-TP-22 = If anything is wrong you are out: your agent leaves the board and your keys go back to the stock. Nobody else learns what was wrong.
the-plan-rule-TP-23 = When only one player is left they win. With the option "Has to solve it" they play on alone until they claim, and if that is wrong nobody wins.
