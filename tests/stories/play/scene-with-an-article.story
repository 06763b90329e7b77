A rule about a scene that is named with "a" stands among those about scenes in general, before those of that scene.
--- source
The Pier is a room. The ticket is in the Pier. Storm is a scene. Storm begins when the player carries the ticket.

When Storm begins: say "It pours.".

When the storm begins: say "It pours on.".

When a scene begins: say "Something begins.".

When a Storm begins: say "A storm it is.".
--- play

Something begins.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Pier
You can see a ticket here.

>take ticket
You take the ticket.

A storm it is.

Something begins.

It pours.

It pours on.

