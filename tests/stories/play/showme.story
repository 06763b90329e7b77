SHOWME: where a thing is, what is so or not so of it by the kinds that brought it, then its values; parts before contents. The
tree calls what is the player's theirs. With an exclamation mark the command is the machine's, whatever the story understands.
Scattered groups of a list are gathered at the end. Capitals: "And", and an article within a sentence, belong to a name.
--- source
"Shown"

The Pantry is a room. The rack is a supporter in the Pantry. On the rack are Salt And Stone and The Long Night.
A jar is a kind of container. A jar can be chipped or whole. A jar has some text called label. A jar has a number called size.
A Mouse Lord is a kind of person. Two Mouse Lords are in the Pantry.
The blue jar is a closed openable jar on the rack. The label of the blue jar is "Plums". The size of the blue jar is 3.
The lid is part of the blue jar. The plum is in the blue jar.
Ned is a man in the Pantry. A nose is a kind of thing. A nose is part of every man. The player is Ned. Ned wears a cap.
A mug is a kind of thing. The tin mug and the clay mug are mugs. The player carries the tin mug. The clay mug and a fork are in the Pantry.
Before listing contents: group mugs together.
Understand "showme [something]" as examining. Understand "ned" as Ned.
--- play

Shown
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pantry
You can see a rack (on which are Salt And Stone, The Long Night and a blue jar (closed)), two Mouse Lords, a clay mug and a fork here.

>!showme
Pantry - room
    rack - supporter
        Salt And Stone
        The Long Night
        blue jar - jar
            lid (part of blue jar)
            plum
    Mouse Lord - Mouse Lord
    Mouse Lord - Mouse Lord
    yourself - man
        your nose (part of yourself) - nose
        cap (worn)
        tin mug - mug
    clay mug - mug
    fork

>!showme blue jar
blue jar - jar
    lid (part of blue jar)
    plum
location: on the rack in the Pantry
unlit, inedible, portable; closed, openable, unlocked, opaque; whole; singular-named, improper-named
description: none
initial appearance: none
carrying capacity: 100
label: "Plums"
size: 3
printed name: "blue jar"
printed plural name: "jars"
indefinite article: none
list grouping key: none

>!showme cap
cap - thing
location: worn by yourself in the Pantry
unlit, inedible, portable, wearable, handled; singular-named, improper-named
description: none
initial appearance: none
printed name: "cap"
printed plural name: none
indefinite article: none
list grouping key: none

>!showme pantry
Pantry - room
    rack - supporter
        Salt And Stone
        The Long Night
        blue jar - jar
            lid (part of blue jar)
            plum
    Mouse Lord - Mouse Lord
    Mouse Lord - Mouse Lord
    yourself - man
        your nose (part of yourself) - nose
        cap (worn)
        tin mug - mug
    clay mug - mug
    fork
lighted, visited; singular-named, improper-named
description: none
printed name: "Pantry"
printed plural name: none
indefinite article: none
list grouping key: none

>!showme ned
yourself - man
    your nose (part of yourself) - nose
    cap (worn)
    tin mug - mug
location: in the Pantry
unlit, inedible, portable; transparent, male; singular-named, proper-named
description: "Nobody knows you better than you do."
initial appearance: none
carrying capacity: 100
printed name: "Ned"
printed plural name: "men"
indefinite article: none
list grouping key: none

>showme cap
You notice nothing out of the ordinary about the cap.

>take fork
You take the fork.

>take clay mug
You take the clay mug.

>i
You have with you:
  a fork
  a cap (being worn)
  clay mug and tin mug

>
