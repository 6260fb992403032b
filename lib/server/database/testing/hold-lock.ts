import { DatabaseSync } from 'node:sqlite'

// Test child process: holds a file locked until its parent releases it or the time is over.
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
