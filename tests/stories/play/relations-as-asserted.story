Relations as the source has them: groups joined in any order, pairs said twice and both ways, and what is changed later.
--- source
The Lab is a room. L, B, C, D, E, F, G, H, and K are things in the Lab.
Kinship relates things to each other in groups. The verb to kin means the kinship relation.
Nearness relates things to each other. The verb to adjoin means the nearness relation.
Liking relates various things to various things. The verb to like means the liking relation.
C kins L. F kins D. H kins G. L kins C. G kins D. K kins K.
C adjoins L. L adjoins C. B adjoins L. H adjoins H.
C likes L. L likes C. C likes L. H likes B. C likes B.
When play begins:
	say "1 [list of things which kin L].";
	say "2 [list of things which kin F].";
	say "3 [list of things which kin B].";
	say "4 [list of things which kin K].";
	say "5 [if H kins F]yes[else]no[end if] [if B kins B]yes[else]no[end if] [if L kins F]yes[else]no[end if].";
	say "6 [list of things which adjoin L].";
	say "7 [list of things which adjoin H] [list of things which adjoin B].";
	say "8 [list of things liked by C] [list of things which like B].";
	now B kins H;
	now L does not kin C;
	say "9 [list of things which kin D] [list of things which kin L] [list of things which kin C].";
	now E kins C;
	say "10 [list of things which kin E].";
	now C does not adjoin L;
	now E adjoins L;
	say "11 [list of things which adjoin L].";
	say "12 [list of things which like something].";
--- play
1 L and C.
2 D, F, G and H.
3 B.
4 K.
5 yes yes no.
6 B and C.
7 H L.
8 L and B C and H.
9 B, D, F, G and H L C.
10 C and E.
11 B and E.
12 L, C and H.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see L, B, C, D, E, F, G, H and K here.
