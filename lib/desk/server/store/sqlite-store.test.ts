import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDatabase } from '../../../server/database/database.ts'
import { faultOf } from '../../../server/database/fault.ts'
import { reconnecting } from '../../../server/database/reconnecting.ts'
import { lockElsewhere } from '../../../server/database/testing/other-process.ts'
import { newFolder } from '../../../testing/new-folder.ts'
import { stoppedClock } from '../../../testing/stopped-clock.ts'
import { deskStoreContract } from './desk-store.contract.ts'
import { selectDevice } from './desk-store-in.ts'
import { deskFileName, openSqliteDeskStore } from './open-desk-store.ts'

deskStoreContract('SQLite', async (start) => {
  const { now, passMilliseconds } = stoppedClock(start)
  return { store: openSqliteDeskStore({ folder: newFolder(), now }), passMilliseconds }
})

describe('openSqliteDeskStore', () => {
  it('S41 lets only its owner read the file, and nothing of a removed user stays in it', async () => {
    const folder = newFolder()
    const store = openSqliteDeskStore({ folder, now: Date.now })
    await store.saveUser({ name: 'ana', hash: 'scrypt-of-ana' })
    expect(statSync(join(folder, deskFileName)).mode & 0o777).toBe(0o600)
    await store.removeUser('ana')
    await store.close()
    expect(readFileSync(join(folder, deskFileName), 'latin1')).not.toContain('scrypt-of-ana')
  })

  it('S40 finds a device by an index, which strangers have it look for', async () => {
    const folder = newFolder()
    await openSqliteDeskStore({ folder, now: Date.now }).close()
    const database = openDatabase(folder, { file: deskFileName })
    const plan = database.all<{ detail: string }>(`EXPLAIN QUERY PLAN ${selectDevice}`, {
      1: 'device-1',
      2: '2026-01-02',
    })
    database.close()
    expect(plan.map(({ detail }) => detail)).toEqual([
      expect.stringMatching(/^SEARCH desk_sessions USING .*INDEX desk_sessions_of_device \(device_hash=/),
    ])
  })

  it('is shared with a command that adds a user meanwhile, and waits for no lock', async () => {
    const folder = newFolder()
    const shop = reconnecting({
      isServer: false,
      open: () => openSqliteDeskStore({ folder, now: Date.now, lockWaitMs: 0 }),
      onChange: () => undefined,
    })
    const command = openSqliteDeskStore({ folder, now: Date.now })
    await command.saveUser({ name: 'ana', hash: 'hash-1' })
    await command.close()
    expect(await shop.findUser('ana')).not.toBeNull()
    const other = await lockElsewhere(join(folder, deskFileName), 'writing')
    const refused = await shop.removeUser('ana').catch((error: unknown) => error)
    expect(faultOf(refused)).toBe('locked')
    expect(await shop.findUser('ana')).not.toBeNull()
    await other.letGo()
    expect(await shop.removeUser('ana')).toBe(true)
    await shop.close()
  })
})
