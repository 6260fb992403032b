// Before anything else of every page. A browser that cannot parse the first cannot parse the whole, and runs nothing of it.
import './read-syntax.ts'
import './keep-taps.ts'
import './note-return.ts'
