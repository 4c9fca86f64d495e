
seat-name = Місце { $seat }

error-stale-decision = Гра вже пішла далі. Ось питання, яким воно є зараз.
error-already-so = Так уже і є.
error-moved-on = Гра вже пішла далі, тебе про це більше не питають.
error-others-asked = Зараз чекаємо не на тебе. Відповідає: { $who }.
error-not-your-seat = Це не твоє місце.
error-broken-data = { $path }: { $problem }
