What is told of a story as a whole, its files and what it is released along with is looked at.
--- source
The licence for this story is "CC-BY-4.0". The copyright for this story is "Ada Heron 2024". The origin URL for this story is "https://www.example.com/quay.html". The rights history for this story is "Written on a quay."

The Quay is a room. The File of Tides is called "tides". The internal text file of Ebbs is called "Low Ebb.txt". Figure of Quay is the file "The Quay.png".

Release along with cover art ("A quay."), a private solution, the source text, a "Standard" website, a file of "Tide table" called "tides.pdf" and an interpreter.

The licence for this story is "GPL-2.0".

The licence for this story is "do what you like".

The copyright for this story is "Copyright Ada Heron 2024".

The copyright for this story is "Ada Heron 1867".

The origin URL for this story is "the quay".

The rights histery for this story is "Lost."

The copyright for this extension is "Ada Heron 2024".

The File of Swell is called "swell, and waves".

The File of Foam (owned by project "????????????") is called "foam".

Sound of Gulls is the file " ".

Release along with a public website.

Release along with an introductory bucket.
--- problems
BIBLIOGRAPHY_LICENCE_OLD at ""GPL-2.0""
BIBLIOGRAPHY_LICENCE at ""do what you like""
BIBLIOGRAPHY_COPYRIGHT_SAID at ""Copyright Ada Heron 2024""
BIBLIOGRAPHY_COPYRIGHT_YEAR at ""Ada Heron 1867""
BIBLIOGRAPHY_URL at ""the quay""
BIBLIOGRAPHY_DETAIL at "rights histery"
BIBLIOGRAPHY_NOT_EXTENSION at "copyright for this extension"
FILE_NAME_LETTERS at ""swell, and waves""
FILE_OWNER at "owned by project "????????????""
FILE_NAME_EMPTY at "Sound of Gulls is the file " ""
RELEASE_NOT_PRIVATE at "a public website"
RELEASE_UNKNOWN at "an introductory bucket"
