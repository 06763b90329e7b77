What makes a variable may say that it always is one, or usually.
--- source
The Vault is a room.

The price is always a number that varies. The price is 4.
The motto is usually text which varies. The motto is "Save".
The gains and the losses are certainly numbers that vary.

Instead of waiting: say "[price] [motto] [gains] [losses]."
--- play

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Vault

>wait
4 Save 0 0.
