A property is spoken of by its name, though a kind has the same; who has it was spoken of, also without 'called'.
--- source
"Z2"

The Lab is a room. A box is a container in the Lab. A bed is an enterable supporter in the Lab. Bob is a man in the Lab.
A ssize is a kind of value. S1 specifies a ssize. 
A tsize is a kind of value. T1 specifies a tsize. 
A usize is a kind of value. U1 specifies a usize. 
A colour is a kind of value. The colours are red and blue.
A thing has a ssize. The ssize is usually S3.
Everything has a tsize. The tsize is usually T4.
Everything has a usize called bulk. The bulk is usually U7.
When play begins:
	say "[ssize of box] [ssize of Bob] [tsize of player] [bulk of Bob].";
--- play

S3 S3 T4 U7.

Z2
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a box (empty), a bed and Bob here.

>look
Lab
You can see a box (empty), a bed and Bob here.
