Curled quotation marks, dashes and no-break spaces, as word processors write them, are read as the ones of a keyboard; the
ellipsis stays. An apostrophe is a quotation mark unless it stands between two letters, or is of an 's that belongs to what was
printed before it.
--- source
“Proofs”

The Print Shop is a room. “Ink — black – and type… ‘Mind the ladder!’ says a card.”
A sheet is in the Print Shop. The description is ”It’s a proof of 1984’s best.“
The printer’s ‘devil’ is a thing in the Print Shop. Understand “well–worn” as the sheet.
Understand “–pin [something] to [something]” as pinning it to. Pinning it to is an action applying to two visible things. Report pinning: say “Pinned [the noun]—to [the second noun].”
Instead of jumping: say “[The sheet]'s edge; [the sheet]'s; the ‘30s.”
--- play

Proofs
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Print Shop
Ink - black - and type… "Mind the ladder!" says a card.

You can see a sheet and a printer's "devil" here.

>x well-worn
It's a proof of 1984"s best.

>-pin sheet to printer's
Pinned the sheet-to the printer's "devil".

>jump
The sheet's edge; the sheet"s; the "30s.

>
