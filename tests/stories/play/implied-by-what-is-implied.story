What is implied may imply more, whatever the order of the sentences.
--- source
Lab is a room. A thing can be dull or shiny. A thing can be fragile. A thing can be loud. A thing can be neat. A thing is usually dull. A shiny thing is usually loud. A wearable thing is usually fragile. A fragile thing is usually shiny. A loud thing is usually neat.
The hat is wearable. The hat is in Lab. The cup is fragile. The cup is in Lab. The urn is shiny. The urn is in Lab.
When play begins: say "[list of fragile things]; [list of shiny things]; [list of loud things]; [list of neat things].".
--- play

hat and cup; hat, cup and urn; hat, cup and urn; hat, cup and urn.

Welcome
An Interactive Fiction
Release 1 / Serial number 000000 / Looseleaf 0.1.0 / D

Lab
You can see a hat, a cup and an urn here.

>
