Where capitals stand says nothing: in what is typed, in a text property by which a thing is called, in lines of grammar.
--- source
"Capitals"

The Kennel is a room. A dog is an animal in the Kennel. The dog has some text called the nickname. The nickname of the dog is "Rex". Understand the nickname property as describing the dog.
Naming it with is an action applying to one thing and one topic. Understand "name [something] [text]" as naming it with. Carry out naming the dog with something: now the nickname of the dog is the substituted form of "[the topic understood]"; say "Now [nickname of the dog]."
The ball is a thing in the Kennel. The ball can be chewed. Understand the chewed property as referring to the ball. Understand "Big Toy" as the ball.
--- play

Capitals
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Kennel
You can see a dog and a ball here.

>x rex
You notice nothing out of the ordinary about the dog.

>X REX
You notice nothing out of the ordinary about the dog.

>Name Rex Old Joe
Now Old Joe.

>x old joe
You notice nothing out of the ordinary about the dog.

>x Old Joe
You notice nothing out of the ordinary about the dog.

>X OLD Dog
You see nothing of that name.

>name joe ÉMILE
You see nothing of that name.

>x émile
You see nothing of that name.

>x big toy
You notice nothing out of the ordinary about the ball.

>X Big TOY
You notice nothing out of the ordinary about the ball.

>x CHEWED ball
You see nothing of that name.

>x It
You notice nothing out of the ordinary about the ball.

>
