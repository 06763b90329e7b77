A region that an earlier sentence has mentioned; a measure that is said of all lengths; an action of which nothing is said.
--- source
"Misplaced"

The Garden is a room. The Garden is in the Estate. The Estate is a region.

The Park is a region. The Orchard is a room in the Park. The Park is a region.

A length is a kind of value. 10 m specifies a length. A length is usually 5 m. A thing has a length.

Humming is an action.
--- problems
REGION_LATE at "The Estate is a region"
DESCRIPTIONS_SAME at "A length is usually 5 m"
ACTION_INCOMPLETE at "Humming is an action"
