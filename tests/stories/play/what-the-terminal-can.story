What a story can ask of the machine and the terminal that it runs on.
--- source
Lab is a room.
To emphasise (T - text):
	if the text formatting feature is supported, say "*[T]*";
	otherwise say "[bold type][T][roman type]".
Instead of waiting: emphasise "Hush"; say ": [list of supported glk features]; [number of unsupported glulx features]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>wait
Hush: timers feature, graphics feature, basic sounds feature, hyperlinks feature, glk unicode feature, unicode normalization feature, system clock feature, resource streams feature, buffer window graphics feature, graphics window graphics feature, buffer window hyperlinks feature, grid window hyperlinks feature, graphics window mouse input feature and grid window mouse input feature; 0.

>
