import fs from 'node:fs'
import { describe, expect, it, vi } from 'vitest'
import { getProcessEnvironment } from '../../../server/environment/environment.ts'
import { runOnEmbeddedStore } from '../../../testing/run-on-embedded-store.ts'
import { getDeskStore } from '../store/get-desk-store.ts'
import { deskFolder, openDeskStore } from '../store/open-desk-store.ts'
import { isDeskOn } from './desk-switch.ts'

runOnEmbeddedStore({ DESK_PASSWORD_HASH: '', DATABASE_URL: '' })

describe('whether there is a desk', () => {
  it('S43 is no until there is a user, yes until the last is removed, without a restart; and no file is made by asking', async () => {
    expect(await isDeskOn()).toBe(false)
    expect(fs.existsSync(deskFolder(getProcessEnvironment()))).toBe(false)
    const command = await openDeskStore(getProcessEnvironment())
    await command.saveUser({ name: 'ana', hash: 'hash-1' })
    await expect.poll(isDeskOn).toBe(true)
    await command.removeUser('ana')
    await expect.poll(isDeskOn).toBe(false)
    await command.close()
  })

  it('S43 costs one question at a time, however many strangers call', async () => {
    const command = await openDeskStore(getProcessEnvironment())
    await command.saveUser({ name: 'ana', hash: 'hash-1' })
    await expect.poll(isDeskOn).toBe(true)
    await command.close()
    const store = getDeskStore()
    const { listUsers } = store
    let questions = 0
    store.listUsers = () => {
      questions += 1
      return listUsers()
    }
    vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 60_000)
    expect(new Set(await Promise.all(Array.from({ length: 50 }, isDeskOn)))).toEqual(new Set([true]))
    expect(questions).toBe(1)
    store.listUsers = listUsers
  })
})
