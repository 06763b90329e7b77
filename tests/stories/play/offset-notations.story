Which notation is chosen where one has an offset, for whole and for real numbers.
--- source
Lab is a room. 
A temperature is a kind of value. 1C specifies a temperature. 1F specifies a temperature scaled up by 2 offset by 30C.
A heat is a kind of value. 1.0K specifies a heat. 1.0R specifies a heat scaled up by 0.5556 offset by 255.37K.
An angle is a kind of value. 1 degree specifies an angle. 1 turn specifies an angle scaled up by 360.
When play begins:
	repeat with N running from 0 to 14:
		let T be 1C;
		now T is 1C * N * 5;
		say "[T] ";
	say line break;
	repeat with T running from 26C to 36C:
		say "[T] ";
	say line break;
	showme 0C;
	showme -3C;
	showme 10.0K;
	showme 255.0K;
	showme 256.0K;
	showme 300.0K;
	showme 10.0R;
	showme 0.0K;
	showme 720 degree;
	showme 30 degree;
	showme 0 degree;
	showme 361 degree.
--- play

0C 5C 10C 15C 20C 25C 30C 2.5F 5F 7.5F 10F 12.5F 15F 17.5F 20F 
26C 27C 28C 29C 30C 31C 1F 1.5F 2F 2.5F 3F 
temperature: 0C
temperature: -3C
heat: 10.0K
heat: 255.0K
heat: 256.0K
heat: 300.0K
heat: 260.92599K
heat: 0.0K
angle: 2 turn
angle: 30 degree
angle: 0 degree
angle: 1.002 turn

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>wait
A while goes by.

>
