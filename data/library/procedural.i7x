[Looseleaf's standard library, 19: rules that change other rules for a while.]

Volume 13 - Procedural rules

[Whatever is followed is preceded by these, and what they ask for is in force until that following ends. They come last in the
library, so that no rulebook of a story has another number for their sake.]
The procedural rules is a rulebook.

To ignore (R - value of kind K based rule producing value): (- ignore-rule -).
To reinstate (R - value of kind K based rule producing value): (- reinstate-rule -).
To reject the/-- result of (R - value of kind K based rule producing value): (- reject-rule-result -).
To accept the/-- result of (R - value of kind K based rule producing value): (- accept-rule-result -).
To move (R - value of kind K based rule producing value) to before (S - value of kind L based rule producing value): (- move-rule-before -).
To move (R - value of kind K based rule producing value) to after (S - value of kind L based rule producing value): (- move-rule-after -).
To substitute (S - value of kind K based rule producing value) for (R - value of kind L based rule producing value): (- substitute-rule -).
To restore the/-- original (R - value of kind K based rule producing value): (- restore-rule -).
