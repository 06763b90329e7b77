Which parts of a notation are printed as long as their largest number.
--- source
Lab is a room. 
Foo is a kind of value. <aa>-<bb>-<cc> specifies a foo with parts aa (1 to 99) and bb (1 to 999) and cc (0 to 5000, without leading zeros).
Bar is a kind of value. %<aa>=<bb> specifies a bar with parts aa and bb (0 to 59).
Baz is a kind of value. $<aa> <bb> specifies a baz with parts aa and bb (0 to 100, with leading zeros).
Quux is a kind of value. &<aa> <bb> specifies a quux with parts aa and bb (up to 3 digits).
Corge is a kind of value. %%<aa> <bb> specifies a corge with parts aa and bb (3 digits).
Grault is a kind of value. x1y99 specifies a grault with parts aa and bb (0 to 150).
Garply is a kind of value. z1z99 specifies a garply with parts aa (0 to 150) and bb.
Waldo is a kind of value. t<aa>t specifies a waldo with parts aa (0 to 150).
When play begins:
	showme 3-4-5;
	showme 3-04-5;
	showme 3-004-5;
	showme 99-999-5000;
	showme %3=4;
	showme %3=04;
	showme $3 4;
	showme $3 004;
	showme &3 4;
	showme &3 004;
	showme %%3 004;
	showme x1y5;
	showme x1y05;
	showme z1z05;
	showme t5t.
--- play

foo: 3-004-5
foo: 3-004-5
foo: 3-004-5
foo: 99-999-5000
bar: %3=04
bar: %3=04
baz: $3 004
baz: $3 004
quux: &3 4
quux: &3 4
corge: %%3 004
grault: x1y005
grault: x1y005
garply: z1z05
waldo: t5t
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>wait
A while goes by.

>
