Words are compared as far as commands keep them, in names of values and properties too.
--- source
"Long Words"

The Lab is a room.

Strangeness is a kind of value. The strangenesses are extraordinarily odd and plain. The lamp is a thing in the Lab. The lamp has a strangeness. The lamp is plain. Understand the strangeness property as describing the lamp.
The vase is in the Lab. The vase can be incomprehensible. The vase is incomprehensible. Understand the incomprehensible property as describing the vase.

Painting is an action applying to one strangeness. Understand "paint [strangeness]" as painting. Report painting: say "[strangeness understood]."
Report taking: say "[The noun]: taken now." instead.
--- play

Long Words
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a lamp and a vase here.

>paint extraordinarily odd
extraordinarily odd.

>paint extraordinaril odd
extraordinarily odd.

>paint extraordinari odd
That sentence means nothing to me.

>take incomprehensible vase
You take the vase.

The vase: taken now.

>drop incomprehensi vase
You see nothing of that name.

>take incomprehensibilities
You have it already.

>put incomprehensible in it
The vase can't be put inside itself.

>drop all
(the vase)
You put the vase down.

>take incomprehensibly
You take the vase.

The vase: taken now.

>
