import path from 'node:path'
import { expect, it } from 'vitest'
import { createDatabase } from '../../../server/database/testing/create-database.ts'
import {
  dumpOf,
  writeShippedDatabase,
  writeShippedFile,
} from '../../../server/database/testing/write-shipped.ts'
import { newFolder } from '../../../testing/new-folder.ts'
import { deskFileName, openPostgresDeskStore, openSqliteDeskStore } from './open-desk-store.ts'

// Stores as the release wrote them that had SQL of its own for each engine.
const shipped = path.join(import.meta.dirname, 'testing/shipped')
const folder = newFolder()

const now = () => Date.UTC(2026, 0, 2, 3, 5)

async function openShippedFile() {
  writeShippedFile(folder, { file: deskFileName, dump: dumpOf(shipped, 'desk', 'sqlite') })
  return openSqliteDeskStore({ folder, now })
}

async function openShippedDatabase() {
  const url = await createDatabase()
  await writeShippedDatabase(url, dumpOf(shipped, 'desk', 'postgres'))
  return openPostgresDeskStore({ url, now })
}

it.each([
  ['SQLite', openShippedFile],
  ['Postgres', openShippedDatabase],
])(
  'S39 S42 takes over users, sessions, a pass and the log that the last release wrote in %s',
  async (_engine, open) => {
    const store = await open()
    expect(await store.listUsers()).toEqual([
      { name: 'ana', hash: 'hash-1', createdAt: '2026-01-02T03:04:05.067Z' },
      { name: 'rui', hash: 'hash-2', createdAt: '2026-01-02T03:04:06.567Z' },
    ])
    const session = { user: 'ana', credential: 'credential-1', expiresAt: '2026-01-02T15:04:05.067Z' }
    expect(await store.findSession('token-1')).toEqual({ ...session, userHash: 'hash-1' })
    expect(await store.findSession('token-2')).toBeNull()
    expect(await store.knownBy({ user: 'rui', client: 'another', deviceHash: 'device-2' })).toBe('device')
    expect(await store.takePass({ user: 'ana', passHash: 'pass-1' })).toBe(true)
    const nothing = { code: null, detail: null, requestId: null, client: null }
    const at = '2026-01-02T03:04:06.570Z'
    expect(await store.listLog({ limit: 10 })).toEqual([
      { ...nothing, id: 3, at, user: null, action: 'sign-in-refused', client: '198.51.100.3' },
      { ...nothing, id: 2, at, user: 'rui', action: 'contact-opened', code: 'abcdef012345', detail: 'x' },
      {
        ...nothing,
        id: 1,
        at,
        user: 'ana',
        action: 'signed-in',
        requestId: 'request-1',
        client: '198.51.100.1',
      },
    ])
    await store.createLogEntry({ ...nothing, user: 'ana', action: 'signed-out' })
    expect((await store.listLog({ limit: 1 }))[0]?.id).toBe(4)
    await store.close()
  },
)
