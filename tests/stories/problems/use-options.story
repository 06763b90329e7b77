An option that was made with a number is used with one, all uses agree, and it is made once.
--- source
The Pond is a room.

Use newt count of at least 20 translates as a compiler feature.

Use toad count translates as a compiler feature.

Use toad count translates as a compiler feature.

Use eel count of at least -3 translates as a compiler feature.

Use heron count of at least 5 translates as a configuration flag.

Use newt count.

Use toad count of 3.

Use newt count of 30.

Use newt count of 40.

Use American dialect of at least 2.

Use grebe count translates as the configuration flag GREBE_COUNT in PondLifeKit.

Use coot count translates as the configuration flag Coot in PondLifeKit.

Use teal count translates as the configuration flag TEAL_COUNT in pondlife.

Use swan count translates as the configuration flag SWAN_COUNT in WorldModelKit.
--- problems
USE_OPTION_TWICE at "toad count"
USE_OPTION_NEGATIVE at "eel count of at least -3"
USE_OPTION_NOT_NUMBER at "heron count of at least 5"
USE_OPTION_NEEDS_NUMBER at "newt count"
USE_OPTION_NOT_NUMBER at "toad count of 3"
USE_OPTION_TWO_NUMBERS at "newt count of 40"
USE_OPTION_NOT_NUMBER at "American dialect of at least 2"
USE_OPTION_SYMBOL at "Coot"
USE_OPTION_KIT at "pondlife"
USE_OPTION_KIT_OWN at "WorldModelKit"
