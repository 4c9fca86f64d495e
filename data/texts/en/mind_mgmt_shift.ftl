## MIND MGMT with SHIFT's packages: modules that each side opens and picks

mind-mgmt-option-packages = SHIFT packages
mind-mgmt-option-packages-help = Each side opens packages with new powers and rules. Pick which ones this game uses.
mind-mgmt-option-packages-none = None
mind-mgmt-option-packages-free = Each side picks freely
mind-mgmt-option-packages-random = Drawn at random
mind-mgmt-option-packages-match = As in the box: last game’s loser picks first
mind-mgmt-option-recruiter-open = Recruiter’s packages open
mind-mgmt-option-recruiter-open-help = So many of the Recruiter’s packages are open, the first ones first.
mind-mgmt-option-agents-open = Agents’ packages open
mind-mgmt-option-agents-open-help = So many of the agents’ packages are open, the first ones first.
mind-mgmt-option-streak = Winning streak
mind-mgmt-option-streak-help = The Recruiter’s side won the last so many games. Below 0: the agents did.

mind-mgmt-briefing-packages-free = SHIFT: { $recruiter } Recruiter’s and { $agents } agents’ packages are open. Each side picks the modules it wants.
mind-mgmt-briefing-packages-random = SHIFT: { $recruiter } Recruiter’s and { $agents } agents’ packages are open. Both sides get equally many modules at random.
mind-mgmt-briefing-packages-match = SHIFT: { $recruiter } Recruiter’s and { $agents } agents’ packages are open. The side that lost picks modules first.

## Names

mind-mgmt-agent-vera = Vera Quill
mind-mgmt-agent-juno = Juno
mind-mgmt-ally-photographer = Street Photographer
mind-mgmt-ally-lamplighter = Lamplighter
mind-mgmt-recruiter-acrobat = Acrobat
mind-mgmt-recruiter-busker = Busker
mind-mgmt-row = Row { $row }
mind-mgmt-column = Column { $column }
mind-mgmt-module-acrobat = Acrobat
mind-mgmt-module-jammer = Jammer
mind-mgmt-module-back-doors = Back Doors
mind-mgmt-module-busker = Busker
mind-mgmt-module-headhunter = Headhunter
mind-mgmt-module-sleeper = Sleeper
mind-mgmt-module-vera = Vera Quill
mind-mgmt-module-photographer = Street Photographer
mind-mgmt-module-cordons = Cordons
mind-mgmt-module-lamplighter = Lamplighter
mind-mgmt-module-stakeout = Stakeout
mind-mgmt-module-bugs = Bugs
mind-mgmt-module-turncoat = Turncoat
mind-mgmt-module-juno = Juno

## What each module does

mind-mgmt-module-acrobat-does = One more recruiter card. The Acrobat’s mind slip is a knight’s jump: two locations orthogonally and one at a right angle.
mind-mgmt-module-jammer-does = Once, the Recruiter may jam a question: it gets no answer, and nobody can ask about that feature for the rest of the round.
mind-mgmt-module-back-doors-does = The Recruiter puts 3 doors on the map. A step from one door may lead to any other, in the setup too.
mind-mgmt-module-busker-does = One more recruiter card. The Busker’s mind slip goes exactly three locations along a row or column.
mind-mgmt-module-headhunter-does = The Recruiter draws 5 feature cards, keeps 3 and puts 2 under the deck.
mind-mgmt-module-sleeper-does = The Recruiter notes a feature. Once, instead of an immortal’s first move, a fifth immortal wakes on any free location with it.
mind-mgmt-module-vera-does = One more agent card: the agents choose four. Vera Quill may also ask about features orthogonally next to her location.
mind-mgmt-module-photographer-does = One more ally. Once, at no cost, an agent learns how many locations of a row or column the Recruiter has visited.
mind-mgmt-module-cordons-does = The agents have 2 cordons. Once per activation, an agent may put one on their location: the Recruiter can’t go there, only leave.
mind-mgmt-module-lamplighter-does = One more ally. Once, from 08:00 on, an agent learns whether the Recruiter was in a row or column at the last red hour.
mind-mgmt-module-stakeout-does = An agent who doesn’t move may do two different actions, or ask about two features. A Capture can only be the first.
mind-mgmt-module-bugs-does = The agents secretly bug 2 locations. At each red hour they alone hear whether either was visited in the last two turns.
mind-mgmt-module-turncoat-does = The agents secretly name one of the four immortals. The first claim that needs it fails: no recruit, and the turncoat is shown.
mind-mgmt-module-juno-does = One more agent card: the agents choose four. Juno may change places with any agent elsewhere, at no cost.

## What a player is asked

mind-mgmt-prompt-picking = Pick the modules your side plays with, or none.
mind-mgmt-prompt-doors = Put a door on the map ({ $left } to go).
mind-mgmt-prompt-hiding-card-more = Which recruiter are you? Each has a mind slip of their own.
mind-mgmt-prompt-hiding-keep = Keep three of your five cards. The other two go under the deck.
mind-mgmt-prompt-sleeper = On which feature will the Sleeper wake?
mind-mgmt-prompt-naming = Which four agents do you play?
mind-mgmt-prompt-bugs = Which two locations do you bug?
mind-mgmt-prompt-turncoat = Which immortal is secretly yours?
mind-mgmt-prompt-act-again = { $agent } may do another action, or move.

## Moves, in one line

mind-mgmt-describe-pick-modules = { $count ->
    [0] No modules
   *[other] Play with: { $modules }
}
mind-mgmt-describe-put-door = A door on { $place }
mind-mgmt-describe-keep-cards = Keep { $kept }. Under the deck: { $under }
mind-mgmt-describe-note-feature = The Sleeper wakes on { $feature }
mind-mgmt-describe-put-bugs = Bug { $places }
mind-mgmt-describe-name-turncoat = Immortal { $number } ({ $place }) is the turncoat
mind-mgmt-describe-claim-recruit-perhaps = Recruit with { $feature }, unless one of the two is the turncoat
mind-mgmt-describe-swap-agents = { $agent } and { $other } change places: { $agent } to { $place }
mind-mgmt-describe-name-agents = Play { $agents }
mind-mgmt-describe-wake-sleeper = Wake the Sleeper on { $place }
mind-mgmt-describe-jam = Jam the question: no answer
mind-mgmt-describe-use-ally-photographer = { $agent }, Photographer: how much of { $line } was visited?
mind-mgmt-describe-use-ally-lamplighter = { $agent }, Lamplighter: in { $line } at the last red hour?
mind-mgmt-describe-put-cordon = { $agent } puts a cordon on { $place }
mind-mgmt-describe-put-cordon-from = { $agent } moves the cordon from { $source } to { $place }

## What happened

mind-mgmt-tell-side-picked = { $side ->
    [recruiter] The Recruiter
   *[agents] The agents’ side
} { $count ->
    [0] picks no modules
    [one] picks 1 module
   *[other] picks { $count } modules
}.
mind-mgmt-tell-modules-picked = You play with: { $modules }.
mind-mgmt-tell-modules-settled = { $count ->
    [0] This game has no modules.
   *[other] In this game: { $modules }.
}
mind-mgmt-tell-door-put = There’s a door on { $place }.
mind-mgmt-tell-cards-kept = You recruit where there is: { $features }. Under the deck: { $under }.
mind-mgmt-tell-feature-noted = The Sleeper will wake on { $feature }.
mind-mgmt-tell-sleeper-set = The Sleeper sleeps on a secret feature.
mind-mgmt-tell-agents-named = The agents are { $agents }.
mind-mgmt-tell-bugs-put = You’ve bugged { $places }.
mind-mgmt-tell-bugs-set = { $seat } has set { $count } bugs.
mind-mgmt-tell-turncoat-named = Immortal { $number } is your turncoat.
mind-mgmt-tell-turncoat-set = { $seat } has named a turncoat.
mind-mgmt-tell-claim-failed = { $feature }: no recruit. Immortal { $number } is the turncoat!
mind-mgmt-tell-agents-swapped = { $agent } is on { $place } now, { $other } on { $origin }.
mind-mgmt-tell-bugs-heard = { $hour }: your bugs heard a visit in the last two turns.
mind-mgmt-tell-bugs-heard-nothing = { $hour }: your bugs heard nothing.
mind-mgmt-tell-sleeper-woken = The Sleeper wakes on { $place } ({ $feature }): immortal { $number }.
mind-mgmt-tell-jammed = { $feature }: jammed, no answer.
mind-mgmt-tell-ally-told-photographer = { $agent } asks the Photographer. { $line }: { $told ->
    [one] 1 location visited
   *[other] { $told } locations visited
}.
mind-mgmt-tell-ally-told-lamplighter = { $agent } asks the Lamplighter. { $line }: { $told ->
    [1] the Recruiter was there
   *[0] the Recruiter wasn’t there
} at the last red hour.
mind-mgmt-tell-cordon-put = { $agent } puts a cordon on { $place }.

## Why a move is not allowed

mind-mgmt-error-pick-modules = Pick only open modules of your side, and not too many.
mind-mgmt-error-put-door = Put the door outside the temples, three or more rows and columns from other doors.
mind-mgmt-error-keep-cards = Keep three of the cards you’ve drawn and put the others under the deck.
mind-mgmt-error-note-feature = You can’t note that feature now.
mind-mgmt-error-name-agents = Name four of the agents.
mind-mgmt-error-put-bugs = Bug two locations that are no temples and not next to each other, diagonally neither.
mind-mgmt-error-name-turncoat = Name one of the immortals.
mind-mgmt-error-swap-agents = These two agents can’t change places now.
mind-mgmt-error-wake-sleeper = The Sleeper wakes on its feature, before immortals move, where no immortal is.
mind-mgmt-error-jam = There’s no jam left.
mind-mgmt-error-use-ally = That ally can’t be asked now.
mind-mgmt-error-put-cordon = An agent puts one cordon per activation, where none lies yet.

## Panels

mind-mgmt-panel-modules-button = Modules …
mind-mgmt-panel-modules = The modules of this game:
mind-mgmt-panel-picking = Modules for this game, { $most } at most:
mind-mgmt-panel-module-line = **{ $module }**: { $does }
mind-mgmt-panel-keep-placeholder = Which three do you keep?
mind-mgmt-panel-feature-placeholder = Which feature?
mind-mgmt-panel-bug-placeholder = The first location to bug?
mind-mgmt-panel-second-bug-placeholder = { $place }, and which other one?
mind-mgmt-panel-swap-placeholder = { $agent } changes places with …
mind-mgmt-panel-wake-placeholder = Wake the Sleeper: where?
mind-mgmt-panel-ally-placeholder = { $ally }: which row or column?
mind-mgmt-panel-jam-button = Jam: no answer
mind-mgmt-panel-cordon-button = Put a cordon here
mind-mgmt-panel-cordon-from-button = Cordon from { $source }

## Pictures

mind-mgmt-picture-stage-picking = Which modules are played?
mind-mgmt-picture-stage-doors = The Recruiter puts doors: { $left } to go
mind-mgmt-picture-stage-sleeper = The Recruiter notes a feature
mind-mgmt-picture-stage-naming = Which agents come along?
mind-mgmt-picture-stage-bugs = The agents set bugs
mind-mgmt-picture-stage-turncoat = The agents name a turncoat
mind-mgmt-picture-you-keep = Which cards do you keep?
mind-mgmt-picture-modules = Modules: { $modules }.
mind-mgmt-picture-doors = Doors: { $places }.
mind-mgmt-picture-cordons = Cordons: { $places }.
mind-mgmt-picture-jams = Jams left: { $count }.
mind-mgmt-picture-asleep = The Sleeper is still asleep.
mind-mgmt-picture-turned = One of the immortals is a turncoat.
mind-mgmt-picture-turncoat = Immortal { $number } is the turncoat.
mind-mgmt-picture-failed = Cards without a recruit: { $features }.
mind-mgmt-picture-bugs = Bugs: { $places }.
mind-mgmt-picture-heard = { $hour }: { $heard ->
    [yes] the bugs heard a visit
   *[no] the bugs heard nothing
}.
mind-mgmt-picture-secret-sleeper = The Sleeper wakes on { $feature }.
mind-mgmt-picture-secret-under = Under the deck: { $features }.
mind-mgmt-picture-secret-drawn = Drawn: { $features }.
mind-mgmt-picture-here-door = door
mind-mgmt-picture-here-cordon = cordon
mind-mgmt-picture-here-bug = bug
mind-mgmt-picture-answer-jammed = { $feature }: jammed.
mind-mgmt-picture-answer-counted = { $line }: { $told } visited.
mind-mgmt-picture-answer-lit = { $told ->
    [1] The Recruiter was in { $line }.
   *[0] The Recruiter wasn’t in { $line }.
}
