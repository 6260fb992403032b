import { chmodSync, existsSync, mkdirSync, statSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openSqliteJournal } from '../../orders/sqlite-journal.ts'
import { keyOf, newOrderOf } from '../../orders/testing/sample-orders.ts'
import { newFolder } from '../../testing/new-folder.ts'

let root: string
let mask: number
beforeEach(() => {
  root = newFolder()
  // Everybody may read what is made, unless it is said otherwise.
  mask = process.umask(0)
})
afterEach(() => {
  process.umask(mask)
})

const modeOf = (path: string) => (statSync(path).mode & 0o777).toString(8)
const folder = () => join(root, 'data', 'orders')
const files = ['orders.sqlite', 'orders.sqlite-wal', 'orders.sqlite-shm']
const modes = () => [folder(), ...files.map((name) => join(folder(), name))].map(modeOf)
const ownerAlone = ['700', '600', '600', '600']

describe('S20 the journal', () => {
  it('S20 can be read by its owner alone, its log of writes too, whatever the process makes files with', async () => {
    const journal = openSqliteJournal({ folder: folder(), now: Date.now })
    await journal.create(newOrderOf())
    expect(modes()).toEqual(ownerAlone)
    // What else is written there is not secret.
    expect(modeOf(join(root, 'data'))).toBe('777')
    await journal.eraseContact([keyOf(1)])
    expect(modes()).toEqual(ownerAlone)
    await journal.close()
  })

  it('S20 that is open to others is closed to them at the start, with what a crash left beside it', async () => {
    const earlier = openSqliteJournal({ folder: folder(), now: Date.now })
    await earlier.create(newOrderOf())
    chmodSync(folder(), 0o755)
    for (const name of files) chmodSync(join(folder(), name), 0o644)
    const later = openSqliteJournal({ folder: folder(), now: Date.now })
    expect(modes()).toEqual(ownerAlone)
    expect(await later.list({})).toHaveLength(1)
    await earlier.close()
    await later.close()
  })

  it('S20 is made in a folder that is there already, which becomes its own', async () => {
    mkdirSync(folder(), { recursive: true })
    writeFileSync(join(folder(), 'orders.sqlite'), '')
    const journal = openSqliteJournal({ folder: folder(), now: Date.now })
    await journal.create(newOrderOf())
    expect(modes()).toEqual(ownerAlone)
    await journal.close()
    expect(existsSync(join(folder(), 'orders.sqlite'))).toBe(true)
  })
})
