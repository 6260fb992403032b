import { DatabaseSync } from 'node:sqlite'

// Run by a test in a process of its own: holds a file locked, as a tool that copies or repairs it does, until its
// parent lets it go, or its time is over.
const [, , path = '', kind = '', forMs = ''] = process.argv
const database = new DatabaseSync(path, { timeout: 5000 })
if (kind === 'alone') database.exec('PRAGMA locking_mode = EXCLUSIVE')
database.exec('BEGIN IMMEDIATE')
if (kind === 'alone') database.exec('CREATE TABLE IF NOT EXISTS held (n); DROP TABLE held; COMMIT')
process.send?.('held')
process.once('message', letGo)
if (forMs !== '') setTimeout(letGo, Number(forMs))

function letGo(): never {
  database.close()
  process.exit(0)
}
