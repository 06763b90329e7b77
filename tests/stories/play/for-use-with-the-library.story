What the library has in itself is included always: headings for use with it are read, and an Include of it adds nothing.
--- source
Include Standard Rules by Graham Nelson.

The Shed is a room.

Section 1 (for use with Basic Inform by Graham Nelson)

When play begins: say "With."

Section 2 (for use without Basic Inform by Graham Nelson)

When play begins: say "Without."

Section 3 (for use with English Language by Graham Nelson)

When play begins: say "In English."
--- play

With.

In English.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Shed

>
