Assembly: arithmetic, bits, memory, the stack within a routine, chance, printing. The reference prints the same.
--- source
The Hall is a room.

Include (-
Array Cells --> 4 5 6 7;
Array Bytes -> 10 20 30 40;
Global kept;
[ Arithmetic x y z;
	@add x y z; print z, " "; @sub x y z; print z, " "; @mul x y z; print z, " ";
	@div x y z; print z, " "; @mod x y z; print z, " ";
	@add x y kept; print kept, " "; print z, "^"; ];
[ Bits x y z;
	@bitand x y z; print z, " "; @bitor x y z; print z, " "; @bitxor x y z; print z, " ";
	@shiftl x 2 z; print z, " "; @sshiftr x 1 z; print z, " "; z = -8; @sshiftr z 1 z; print z, " ";
	z = -1; @ushiftr z 28 z; print z, " "; @shiftl x 32 z; print z, " "; @sshiftr x 32 z; print z, " ";
	z = -5; @sshiftr z 40 z; print z, " "; @ushiftr x 33 z; print z, " "; z = -5; @sshiftr z 32 z; print z, " ";
	@ushiftr x 32 z; print z, " "; z = 0; @sshiftr z 1 z; print z, "^"; ];
[ Memory z;
	@aload Cells 2 z; print z, " "; @aloads Bytes 0 z; print z, " "; @aloadb Bytes 3 z; print z, " ";
	@astore Cells 2 66; @astoreb Bytes 1 21; print Cells-->2, " ", Bytes->1, " ";
	@astores Bytes 1 258; print Bytes->2, " ", Bytes->3, "^"; ];
[ Stack x y z;
	@push x; @push y; @pull z; print z, " "; @pull z; print z, " ";
	@copy x sp; @copy y sp; @add sp sp z; print z, " ";
	@copy x sp; @mul sp 3 sp; @sub sp 1 z; print z, " ";
	@copy 9 z; print z, " "; @add x y 0; @copy x kept; print kept, "^"; ];
[ Chance z;
	@random 1 z; print z, " "; z = random(1); print z, "^"; ];
[ Streams z;
	@streamchar 'a'; @streamunichar 233; z = 42; @streamnum z; @streamstr "text"; @nop; print "^"; ];
-).

To reckon (N - a number) and (M - a number): (- Arithmetic({N}, {M}); -).
To mix (N - a number) and (M - a number): (- Bits({N}, {M}); -).
To remember: (- Memory(); -).
To stack (N - a number) and (M - a number): (- Stack({N}, {M}); -).
To chance: (- Chance(); -).
To stream: (- Streams(); -).

When play begins:
	reckon 17 and 5;
	reckon -17 and 5;
	reckon 17 and -5;
	mix 12 and 10;
	mix -12 and 10;
	remember;
	remember;
	stack 7 and 4;
	chance;
	stream.
--- play

22 12 85 3 2 22 2
-12 -22 -85 -3 -2 -12 -2
12 22 -85 -3 2 12 2
8 14 6 48 6 -4 15 0 0 -1 0 -1 0 0
0 -2 -2 -48 -6 -4 15 0 -1 -1 0 -1 0 0
6 2580 40 66 21 1 2
66 2581 2 66 21 1 2
4 7 11 20 9 7
0 1
aé42text
Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Hall

>
