Which scaled notation a value is printed in, and how many figures it has after its point.
--- source
Lab is a room. 
A aa is a kind of value. 1 ia specifies an aa. 1 ja specifies an aa scaled up by 20. 
A bb is a kind of value. 1 ib specifies a bb. 1 jb specifies a bb scaled up by 50. 
A cc is a kind of value. 1 ic specifies a cc. 1 jc specifies a cc scaled up by 200. 
A dd is a kind of value. 1 id specifies a dd. 1 jd specifies a dd scaled up by 10. 1 kd specifies a dd scaled up by 1000.
A ee is a kind of value. 1 ie specifies an ee. 1 je specifies an ee scaled down by 60. 1 ke specifies an ee scaled up by 10.
A ff is a kind of value. 1 if specifies an ff scaled at 100. 1 jf specifies an ff scaled up by 25.
A gg is a kind of value. 1 ig specifies a gg. 1 jg (in jigs) specifies a gg scaled down by 12. 1 kg (in kilos) specifies a gg equivalent to 5 jg.
When play begins:
	repeat with N running from 1 to 15:
		say "[1 ia * N * 7] [1 ib * N * 15] [1 ic * 50 * N] [1 id * N * 37] [1 je * N * 71] [1 if * N / 7] [1 jf * N / 3] [1 jg * N in jigs] [1 ig * N in kilos] [0 ia - (1 ia * N * 7)] [0 ie - (1 je * N * 71)].".
--- play

7 ia 15 ib 50 ic 3.7 jd 1.18 ie 0 if 0 if 1 jg 2.4 kg -7 ia -1 ie.
14 ia 30 ib 100 ic 7.4 jd 2.36 ie 0 if 0 if 2 jg 4.8 kg -14 ia -2 ie.
1.05 ja 45 ib 150 ic 11.1 jd 3.55 ie 0 if 1 jf 3 jg 7.2 kg -1 ja -3 ie.
1.4 ja 1.2 jb 1 jc 14.8 jd 4.73 ie 0 if 1 jf 4 jg 9.6 kg -1 ja -4 ie.
1.75 ja 1.5 jb 1.25 jc 18.5 jd 5.91 ie 0 if 1 jf 5 jg 12 kg -1 ja -5 ie.
2.1 ja 1.8 jb 1.5 jc 22.2 jd 7.10 ie 0 if 2 jf 6 jg 14.4 kg -2 ja -7 ie.
2.45 ja 2.1 jb 1.75 jc 25.9 jd 8.28 ie 1 if 2 jf 7 jg 16.8 kg -2 ja -8 ie.
2.8 ja 2.4 jb 2 jc 29.6 jd 9.46 ie 1 if 2 jf 8 jg 19.2 kg -2 ja -9 ie.
3.15 ja 2.7 jb 2.25 jc 33.3 jd 1.065 ke 1 if 3 jf 9 jg 21.6 kg -3 ja -1 ke.
3.5 ja 3 jb 2.5 jc 37 jd 1.183 ke 1 if 3 jf 10 jg 24 kg -3 ja -1 ke.
3.85 ja 3.3 jb 2.75 jc 40.7 jd 1.301 ke 1 if 3 jf 11 jg 26.4 kg -3 ja -1 ke.
4.2 ja 3.6 jb 3 jc 44.4 jd 1.420 ke 1 if 4 jf 12 jg 28.8 kg -4 ja -1 ke.
4.55 ja 3.9 jb 3.25 jc 48.1 jd 1.538 ke 1 if 4 jf 13 jg 31.2 kg -4 ja -1 ke.
4.9 ja 4.2 jb 3.5 jc 51.8 jd 1.656 ke 2 if 4 jf 14 jg 33.6 kg -4 ja -1 ke.
5.25 ja 4.5 jb 3.75 jc 55.5 jd 1.775 ke 2 if 5 jf 15 jg 36 kg -5 ja -1 ke.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab

>wait
A while goes by.

>
