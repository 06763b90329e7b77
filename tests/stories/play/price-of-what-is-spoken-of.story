'The price is $5', where price is a kind with a notation and a property too, gives what was spoken of a price; it names no price.
--- source
The Hall is a room. 
A price is a kind of value. $10 specifies a price.
A block is a kind of thing. A block has a price. The price of a block is usually $4. A coin is a kind of thing. 
A coin has a number called worth. 
The lead block is a block in the Hall. The price is $5.
A tin block is a block in the Hall. "A tin block." The price is $6. It is fixed in place.
The zinc block is a block in the Hall. 
The iron block is a block in the Hall with price $8.
The brass block is a block in the Hall. It has price $7.
The gold block is a block in the Hall. The price of the gold block is $70.
Instead of waiting:
	repeat with B running through blocks:
		say "[B] [price of B].".
Instead of jumping: now the price of the tin block is the price of the gold block; if the price of the tin block is $70, say "OK."; say "[list of blocks which are fixed in place]".
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall
A tin block.

You can also see a lead block, a zinc block, an iron block, a brass block and a gold block here.

>z
lead block $5.
tin block $6.
zinc block $4.
iron block $8.
brass block $7.
gold block $70.

>jump
OK.
tin block
>
