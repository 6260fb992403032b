import { spawnSync } from 'node:child_process'
import {
  chmodSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  statSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { join } from 'node:path'
import { afterAll, afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openDatabase } from '../server/database/database.ts'
import { faultOf, remedies } from '../server/database/fault.ts'
import { reconnecting } from '../server/database/reconnecting.ts'
import { lockElsewhere } from '../server/database/testing/other-process.ts'
import { mountSmallDisk } from '../server/database/testing/small-disk.ts'
import { newFolder } from '../testing/new-folder.ts'
import type { ReconnectingJournal } from './get-order-journal.ts'
import { openSqliteJournal } from './sqlite-journal.ts'
import { keyOf, newOrderOf } from './testing/sample-orders.ts'

let root: string
let folder: string
let file: string
let journal: ReconnectingJournal | null
const reported: string[] = []

beforeEach(() => {
  root = newFolder()
  chmodSync(root, 0o777)
  folder = join(root, 'orders')
  file = join(folder, 'orders.sqlite')
  mkdirSync(folder)
  reported.length = 0
  journal = null
})
afterEach(async () => {
  await journal?.close()
})

function open(where = folder): ReconnectingJournal {
  journal = reconnecting({
    isServer: false,
    open: () => openSqliteJournal({ folder: where, now: Date.now, lockWaitMs: 0 }),
    onChange: (fault) => reported.push(String(fault)),
  })
  return journal
}

/** A journal of before, with orders in it. */
async function keepOrders(count: number): Promise<void> {
  const before = openSqliteJournal({ folder, now: Date.now })
  for (let number = 0; number < count; number += 1) await before.create(newOrderOf({ key: keyOf(number) }))
  await before.close()
}

async function refuses(kept: ReconnectingJournal, fault: string): Promise<void> {
  expect(kept.fault()).toBe(fault)
  const refused = await kept.create(newOrderOf({ key: keyOf(99) })).catch((error: unknown) => error)
  expect(faultOf(refused)).toBe(fault)
  expect(remedies[kept.fault() ?? 'disk'].length).toBeGreaterThan(30)
}

async function recovers(kept: ReconnectingJournal): Promise<void> {
  await expect.poll(() => kept.fault()).toBeNull()
  expect((await kept.create(newOrderOf({ key: keyOf(99) }))).isNew).toBe(true)
  expect(reported.at(-1)).toBe('null')
}

const otherProgram = () => {
  const database = openDatabase(folder, { file: 'orders.sqlite' })
  database.execute('CREATE TABLE photos (name TEXT)')
  database.close()
}

describe('R23 a journal', () => {
  it.each([
    ['garbage', () => writeFileSync(file, 'no database at all '.repeat(500)), 'damaged'],
    ['the database of another program', otherProgram, 'damaged'],
    ['a folder', () => mkdirSync(file), 'no-access'],
    ['a pipe', () => spawnSync('mkfifo', [file]), 'no-access'],
    ['a link to nowhere', () => symlinkSync(join(root, 'gone', 'x'), file), 'no-access'],
  ] as const)(
    'R23 that is %s is left alone, and begun anew once that is moved away',
    async (_name, put, fault) => {
      put()
      const bytes = () => (fault === 'damaged' ? readFileSync(file) : null)
      const before = bytes()
      const kept = open()
      await refuses(kept, fault)
      expect(bytes()).toEqual(before)
      renameSync(file, join(root, 'kept'))
      await recovers(kept)
    },
  )

  it('R23 beside which a folder stands in place of the log of writes is left alone until that is gone', async () => {
    await keepOrders(3)
    mkdirSync(`${file}-wal`)
    const kept = open()
    await refuses(kept, 'no-access')
    rmdirSync(`${file}-wal`)
    await recovers(kept)
    expect(await kept.list({})).toHaveLength(4)
  })

  it('R23 that was cut off is never written into, and what can still be read is found', async () => {
    await keepOrders(200)
    truncateSync(file, Math.floor(statSync(file).size / 8192) * 4096)
    const before = readFileSync(file)
    const kept = open()
    await refuses(kept, 'damaged')
    expect(readFileSync(file).equals(before)).toBe(true)
  })

  it('R23 that another process has for itself alone is tried until that ends', async () => {
    await keepOrders(2)
    const other = await lockElsewhere(file, 'alone')
    const kept = open()
    await refuses(kept, 'locked')
    await other.letGo()
    await recovers(kept)
    expect(await kept.list({})).toHaveLength(3)
  })

  it('R23 of a newer release is named as such, and left alone', async () => {
    await keepOrders(1)
    const database = openDatabase(folder, { file: 'orders.sqlite' })
    database.execute('PRAGMA user_version = 999')
    database.close()
    await refuses(open(), 'newer')
  })

  it('R23 that is moved away while it is open is begun anew where it belongs', async () => {
    const kept = open()
    await kept.create(newOrderOf({ key: keyOf(1) }))
    renameSync(folder, join(root, 'kept'))
    const lost = await kept.create(newOrderOf({ key: keyOf(2) })).catch((error: unknown) => error)
    expect(faultOf(lost)).toBe('moved')
    await recovers(kept)
    expect((await kept.list({})).map(({ key }) => key)).toEqual([keyOf(99)])
  })

  it('R23 of which the file is empty is begun', async () => {
    writeFileSync(file, '')
    expect((await open().create(newOrderOf())).isNew).toBe(true)
  })
})

/** Root may do everything; as another user, permissions count. */
const isRoot = process.geteuid?.() === 0
const asNobody = () => isRoot && process.seteuid?.(65_534)
afterEach(() => {
  if (isRoot) process.seteuid?.(0)
})

describe('R23 a user who may not', () => {
  it.each([
    ['read the file', () => chmodSync(file, 0o000), 0o600],
    ['write the file', () => chmodSync(file, 0o444), 0o600],
    ['enter the folder', () => chmodSync(folder, 0o000), 0o600],
  ] as const)('R23 %s takes no orders until the rights are given', async (_name, take, given) => {
    await keepOrders(2)
    chmodSync(folder, 0o777)
    take()
    asNobody()
    const kept = open()
    expect(['no-access', 'read-only']).toContain(kept.fault())
    await expect(kept.create(newOrderOf({ key: keyOf(98) }))).rejects.toThrow()
    if (isRoot) process.seteuid?.(0)
    chmodSync(folder, 0o777)
    chmodSync(file, given)
    for (const each of ['', '-wal', '-shm']) spawnSync('chown', ['65534', `${file}${each}`])
    asNobody()
    await recovers(kept)
    expect(await kept.list({})).toHaveLength(3)
  })
})

const disk = mountSmallDisk()

afterAll(() => disk?.remove())

it('R23 a disk that cannot be written is waited for, at the start and later', async ({ skip }) => {
  skip(!disk, 'this user may not mount a disk')
  const where = `${disk?.folder}/orders`
  await disk?.setWritable(false)
  const kept = open(where)
  await refuses(kept, 'read-only')
  await disk?.setWritable(true)
  await recovers(kept)
  await kept.close()
  await disk?.setWritable(false)
  const again = open(where)
  await refuses(again, 'read-only')
  await disk?.setWritable(true)
  await expect.poll(() => again.fault()).toBeNull()
  expect(await again.list({})).toHaveLength(1)
  await again.close()
})
