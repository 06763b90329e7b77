A sentence without a verb: where a preposition or a kind follows a name, the advice is the sentence with "is"; where a word could be a verb, how to define one.

--- source
The Hall is a room. Bob is a man in the Hall. The glasses are in the Hall. A dress is a kind of thing.

A lamp in the Hall.

The red lamp on the table.

The dress in the Hall.

The box a container.

The crate an openable container in the Hall.

The glasses in the Hall.

The rug near the door.

The clock stands in the Hall.

Bob likes the Hall.

Bob standing on the rug.

A box, a crate.

A man in the Hall called Jim.

--- sentences
The sentence 'A lamp in the Hall' could not be understood. It has no verb. Perhaps 'is' is missing: 'A lamp is in the Hall.'
The sentence 'The red lamp on the table' could not be understood. It has no verb. Perhaps 'is' is missing: 'The red lamp is on the table.'
The sentence 'The dress in the Hall' could not be understood. It has no verb. Perhaps 'is' is missing: 'The dress is in the Hall.'
The sentence 'The box a container' could not be understood. It has no verb. Perhaps 'is' is missing: 'The box is a container.'
The sentence 'The crate an openable container in the Hall' could not be understood. It has no verb. Perhaps 'is' is missing: 'The crate is an openable container in the Hall.'
The sentence 'The glasses in the Hall' could not be understood. It has no verb. Perhaps 'are' is missing: 'The glasses are in the Hall.'
The sentence 'The rug near the door' could not be understood. It has no verb. Perhaps 'is' is missing, as in 'The lamp is in the Hall.'
The sentence 'The clock stands in the Hall' could not be understood. To place something, write 'The cup is on the table.' or 'Bob is a man in the Kitchen.'
The sentence 'Bob likes the Hall' could not be understood. It contains no known verb. To define one, write 'The verb to like means the liking relation.'
The sentence 'Bob standing on the rug' could not be understood. It has no verb. Perhaps 'is' is missing, as in 'The lamp is in the Hall.'
The sentence 'A box, a crate' could not be understood. It has no verb. Perhaps 'is' is missing, as in 'The lamp is in the Hall.'
The sentence 'A man in the Hall called Jim' could not be understood. It has no verb. Perhaps 'is' is missing, as in 'The lamp is in the Hall.'
