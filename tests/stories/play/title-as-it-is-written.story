The first line alone keeps its curled marks and long dashes; elsewhere they are read as those of a keyboard.
--- source
"Rosa’s “Weir”—Again" by Ana–Lía O’Dwyer

The Weir is a room. “Rosa’s weir—still here.”
When play begins: say "[story title] ([story author])."
--- play
Rosa’s “Weir”—Again (Ana–Lía O’Dwyer).

Rosa’s “Weir”—Again
An Interactive Fiction by Ana–Lía O’Dwyer
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Weir
Rosa's weir-still here.

>wait
A while goes by.
