What a notation prints of a real amount is divided as the story itself divides, digit for digit.
--- source
"Floats"

The Hub is a room. A mass is a kind of value. 1.0kg specifies a mass. 1.0g specifies a mass scaled down by 1000. A length is a kind of value. 1.0m specifies a length. 1.0cm specifies a length scaled down by 100. 1.0km specifies a length scaled up by 1000.

When play begins:
	say "[123.4g] [123.4g + 0.1g] [999.9g] [5.5g + 3.3g] [0.5km + 0.3m] [90.1cm] [64.3cm + 0.2cm] [1.2km + 3.4km]."
--- play

123.39999g 123.5g 999.89996g 8.8g 500.29999m 90.10001cm 64.5cm 4.6km.

Floats
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hub

>
