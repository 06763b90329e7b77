Tokens, slashes, meanings, commands and properties to understand, those that are right and those that are not.
--- source
The Lab is a room. Bob is a man in the Lab. Colour is a kind of value. The colours are red and green. A thing has a colour. A thing has a number called size. The ball is in the Lab. The crate is a container in the Lab.

Definition: a text is long if the number of characters in it is greater than 5. A thing can be neat.

Liking relates various people to various things. The verb to like means the liking relation. Possession of joy relates one thing to one thing.

Understand "paint [red thing]" or "paint [neat red container]" as examining.

Understand "bag [thing in the crate]" as taking. Understand "bag [container which is open]" as taking.

Understand "shout [long text]" as examining. Understand "count [lucky number]" as examining.

Understand "grab [two things]" as taking. Understand "grab [all things]" as taking. Understand "grab [most containers]" as taking. Understand "grab []" as taking. Understand "grab [any]" as taking. Understand "grab [any red]" as taking. Understand "grab [red]" as taking. Understand "grab [the ball]" as taking. Understand "grab [no such]" as taking.

Understand "go to [anywhere]" as examining. Understand "hoard [any things]" as taking. Understand "greet [anyone]" or "greet [anybody]" as examining. Understand "find [anything]" as examining.

Understand "dab /paste" as waiting. Understand "dab [thing]/glue" as taking. Understand "dab glue/" as waiting. Understand "dab glue//paste" as waiting. Understand "dab / /" as waiting.

Understand "hum" as the waiting action. Understand "drum" as waiting action. Understand "sup" as the supping action. Understand "listn" as listening. Understand "x1" as number. Understand "x2" as a colour. Understand "x3" as red. Understand "x4" as being red. Understand "x5" as the ball when the ball is red. Understand "x6" as a thing. Understand "x7" as a container when the ball is neat.

Understand "one [token b]" as "[token a]". Understand "two [token c]" as "[token b]". Understand "three [token d]" or "[token e]" as "[token c]". Understand "four [token e]" as "[token d]". Understand "five" as "[token e]". Understand "six [token a]" as "[token e]".

Understand the commands sing and "hum" as something new. Understand the command nothing as "x". Understand the commands "sing" as the ball. Understand the command "sing" as something new when the ball is red.

Understand "[something related by reversed liking]" as Bob. Understand "[something related by the liking relation]" as a thing. Understand "[something related by liking]" as a person. Understand "[something related by wonder]" as a thing. Understand "[something related by Possession of joy relation]" as a thing.

Understand the size property as describing a thing. Understand the size property as referring to a container. Understand the wonder property as describing a thing. Understand the size property as liking a thing. Understand the neat property as referring to a thing. Understand the unneat property as referring to a thing. Understand the size property as referring to red. Understand the size property as referring to a room.
--- problems
UNDERSTAND_COMPLEX at ""bag [thing in the crate]""
UNDERSTAND_COMPLEX at ""bag [container which is open]""
UNDERSTAND_TOKEN at ""count [lucky number]""
UNDERSTAND_TOKEN at ""grab [two things]""
UNDERSTAND_TOKEN at ""grab [all things]""
UNDERSTAND_TOKEN at ""grab [most containers]""
UNDERSTAND_TOKEN at ""grab []""
UNDERSTAND_TOKEN at ""grab [any]""
UNDERSTAND_TOKEN at ""grab [any red]""
UNDERSTAND_TOKEN at ""grab [red]""
UNDERSTAND_TOKEN at ""grab [no such]""
UNDERSTAND_SLASHED_COMMAND at ""dab /paste""
UNDERSTAND_SLASH at ""dab [thing]/glue""
UNDERSTAND_SLASH at ""dab glue//paste""
UNDERSTAND_SLASH at ""dab / /""
UNDERSTAND_VAGUE at "the supping action"
UNDERSTAND_VAGUE at "number"
UNDERSTAND_VAGUE at "a colour"
UNDERSTAND_VAGUE at "being red"
UNDERSTAND_CIRCULAR at ""six [token a]""
UNDERSTAND_NOT_TEXT at "sing and "hum""
UNDERSTAND_NOT_TEXT at "nothing"
UNDERSTAND_COMMAND_AS at "the ball"
UNDERSTAND_COMMAND_WHEN at "the ball is red"
UNDERSTAND_RELATION at ""[something related by the liking relation]""
UNDERSTAND_RELATION at ""[something related by wonder]""
UNDERSTAND_RELATION at ""[something related by Possession of joy relation]""
UNDERSTAND_PROPERTY at "the wonder"
UNDERSTAND_PROPERTY_AS at "liking a thing"
UNDERSTAND_PROPERTY at "the unneat"
UNDERSTAND_PROPERTY_OWNER at "referring to red"
UNDERSTAND_PROPERTY_OWNER at "the size"
