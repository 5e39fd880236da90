"""Files: records, the journal of the match on the table, settings, house rules, and where they lie.

Everything that is read is distrusted: what cannot be read says what is wrong and where, as a code and
numbers. Everything that is written is whole or not there at all.
"""
