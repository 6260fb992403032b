import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { type DeskStore, logDays, type NewLogEntry, type NewSession, refusalDays } from './desk-store.ts'

type DeskStoreSubject = {
  readonly store: DeskStore
  readonly passMilliseconds: (count: number) => void
}

const start = Date.UTC(2026, 0, 2)
const dayMs = 86_400_000

const sessionOf = (changes: Partial<NewSession> = {}): NewSession => ({
  tokenHash: 'token-1',
  user: 'ana',
  credential: 'credential-1',
  client: '198.51.100.1',
  deviceHash: 'device-1',
  expiresAt: new Date(start + dayMs / 2).toISOString(),
  ...changes,
})

const entryOf = (changes: Partial<NewLogEntry> = {}): NewLogEntry => ({
  user: 'ana',
  action: 'signed-in',
  code: null,
  detail: null,
  requestId: 'request-1',
  client: '198.51.100.1',
  ...changes,
})

/** What every store of the desk does, whatever database is under it. Its clock begins on 2026-01-02. */
export function deskStoreContract(name: string, open: (start: number) => Promise<DeskStoreSubject>): void {
  describe(`a store of the desk in ${name}`, () => {
    let store: DeskStore
    let passMilliseconds: DeskStoreSubject['passMilliseconds']
    const passDays = (count: number) => passMilliseconds(count * dayMs)

    beforeEach(async () => {
      ;({ store, passMilliseconds } = await open(start))
    })
    afterEach(() => store.close())

    it('has no user at first, and lists those there are by name', async () => {
      expect(await store.listUsers()).toEqual([])
      await store.saveUser({ name: 'rui', hash: 'hash-2' })
      await store.saveUser({ name: 'ana', hash: 'hash-1' })
      const ana = { name: 'ana', hash: 'hash-1', createdAt: '2026-01-02T00:00:00.000Z' }
      expect(await store.listUsers()).toEqual([ana, { ...ana, name: 'rui', hash: 'hash-2' }])
      expect(await store.findUser('ana')).toEqual(ana)
      expect(await store.findUser('zoe')).toBeNull()
    })

    it('S39 finds a session by its token until it expires, with the password of its user as it is now', async () => {
      await store.saveUser({ name: 'ana', hash: 'hash-1' })
      await store.createSession(sessionOf())
      const { user, credential, expiresAt } = sessionOf()
      expect(await store.findSession('token-1')).toEqual({ user, credential, expiresAt, userHash: 'hash-1' })
      expect(await store.findSession('token-2')).toBeNull()
      passDays(0.5)
      expect(await store.findSession('token-1')).toBeNull()
    })

    it('S39 knows a session of a user that is none of its own', async () => {
      await store.createSession(sessionOf({ user: 'mercado' }))
      expect(await store.findSession('token-1')).toMatchObject({ user: 'mercado', userHash: null })
    })

    it('S39 ends one session and leaves the others, and the device is known all the same', async () => {
      await store.createSession(sessionOf())
      await store.createSession(sessionOf({ tokenHash: 'token-2', deviceHash: 'device-2' }))
      await store.endSession('token-1')
      expect(await store.findSession('token-1')).toBeNull()
      expect(await store.findSession('token-2')).not.toBeNull()
      const visitor = { user: 'ana', client: '203.0.113.9', deviceHash: 'device-1' }
      expect(await store.knownBy(visitor)).toBe('device')
    })

    it('S39 ends all of a user, or of everybody, says how many were open, and knows no device any more', async () => {
      await store.createSession(sessionOf())
      await store.createSession(sessionOf({ tokenHash: 'token-2' }))
      await store.createSession(sessionOf({ tokenHash: 'token-3', user: 'rui' }))
      await store.endSession('token-2')
      expect(await store.endSessions('ana')).toBe(1)
      expect(await store.findSession('token-1')).toBeNull()
      expect(await store.findSession('token-3')).not.toBeNull()
      const visitor = { user: 'ana', client: sessionOf().client, deviceHash: 'device-1' }
      expect(await store.knownBy(visitor)).toBeNull()
      expect(await store.endSessions(null)).toBe(1)
      expect(await store.findSession('token-3')).toBeNull()
    })

    it('S53 signs a user out everywhere, and the device it was done on stays known', async () => {
      await store.createSession(sessionOf())
      await store.createSession(
        sessionOf({ tokenHash: 'token-2', deviceHash: 'device-2', client: '203.0.113.2' }),
      )
      await store.createSession(sessionOf({ tokenHash: 'token-3', user: 'rui', deviceHash: 'device-3' }))
      expect(await store.endSessions('ana', 'token-1')).toBe(2)
      const found = ['token-1', 'token-2', 'token-3'].map((token) => store.findSession(token))
      expect((await Promise.all(found)).map((session) => session?.user)).toEqual([
        undefined,
        undefined,
        'rui',
      ])
      const knownBy = (deviceHash: string) =>
        store.knownBy({ user: 'ana', client: '203.0.113.2', deviceHash })
      expect([await knownBy('device-1'), await knownBy('device-2')]).toEqual(['device', null])
    })

    it('S53 takes a pass once, of its user, within its time, however many ask at once', async () => {
      const pass = { user: 'ana', passHash: 'pass-1', expiresAt: new Date(start + dayMs / 24).toISOString() }
      const take = (passHash: string, user = 'ana') => store.takePass({ user, passHash })
      await store.savePass({ ...pass, passHash: 'pass-0' })
      await store.savePass(pass)
      expect([await take('pass-0'), await take('pass-1', 'rui')]).toEqual([false, false])
      const taken = await Promise.all([take('pass-1'), take('pass-1'), take('pass-1')])
      expect(taken.toSorted()).toEqual([false, false, true])
      await store.savePass(pass)
      passDays(1 / 24)
      expect(await take('pass-1')).toBe(false)
    })

    it.each([
      ['is signed out everywhere', (opened: DeskStore) => opened.endSessions('ana')],
      ['is removed', (opened: DeskStore) => opened.removeUser('ana')],
      ['gets another password', (opened: DeskStore) => opened.saveUser({ name: 'ana', hash: 'hash-2' })],
    ])('S53 forgets the pass of a user who %s', async (_title, change) => {
      const expiresAt = new Date(start + dayMs).toISOString()
      await store.savePass({ user: 'ana', passHash: 'pass-1', expiresAt })
      await store.savePass({ user: 'rui', passHash: 'pass-2', expiresAt })
      await change(store)
      expect(await store.takePass({ user: 'ana', passHash: 'pass-1' })).toBe(false)
      expect(await store.takePass({ user: 'rui', passHash: 'pass-2' })).toBe(true)
    })

    it.each([
      ['removed', (opened: DeskStore) => opened.removeUser('ana')],
      ['given another password', (opened: DeskStore) => opened.saveUser({ name: 'ana', hash: 'hash-2' })],
    ])('S39 ends all sessions of a user who is %s', async (_title, change) => {
      await store.saveUser({ name: 'ana', hash: 'hash-1' })
      await store.saveUser({ name: 'rui', hash: 'hash-3' })
      await store.createSession(sessionOf())
      await store.createSession(sessionOf({ tokenHash: 'token-2', user: 'rui' }))
      await change(store)
      expect(await store.findSession('token-1')).toBeNull()
      expect(await store.findSession('token-2')).not.toBeNull()
      expect(await store.removeUser('nobody')).toBe(false)
    })

    it('S40 knows a device for half a year, its address for a week, and neither for another user', async () => {
      await store.createSession(sessionOf())
      const own = { user: 'ana', client: '198.51.100.1', deviceHash: null }
      const known = () =>
        Promise.all([
          store.knownBy({ ...own, client: '203.0.113.9', deviceHash: 'device-1' }),
          store.knownBy(own),
          store.knownBy({ ...own, client: '203.0.113.9' }),
          store.knownBy({ ...own, user: 'rui', deviceHash: 'device-1' }),
        ])
      expect(await known()).toEqual(['device', 'address', null, null])
      passDays(7)
      expect(await known()).toEqual(['device', null, null, null])
      passDays(173)
      expect(await known()).toEqual([null, null, null, null])
    })

    it('S40 knows a device for half a year, no matter who has signed in on it', async () => {
      await store.createSession(sessionOf())
      await store.endSession('token-1')
      expect([await store.isDevice('device-1'), await store.isDevice('device-2')]).toEqual([true, false])
      passDays(180)
      expect(await store.isDevice('device-1')).toBe(false)
    })

    it('S42 keeps who did what in order, by user, action and order, and in pages', async () => {
      await store.createLogEntry(entryOf())
      await store.createLogEntry(
        entryOf({ user: 'rui', action: 'contact-opened', code: 'abcdef012345', detail: 'x' }),
      )
      await store.createLogEntry(entryOf({ user: null, action: 'sign-in-refused', requestId: null }))
      const all = await store.listLog({ limit: 10 })
      const at = '2026-01-02T00:00:00.000Z'
      expect(all.map(({ id, ...entry }) => entry)).toEqual([
        { ...entryOf({ user: null, action: 'sign-in-refused', requestId: null }), at },
        { ...entryOf({ user: 'rui', action: 'contact-opened', code: 'abcdef012345', detail: 'x' }), at },
        { ...entryOf(), at },
      ])
      const [third, second, first] = all
      expect(await store.listLog({ limit: 1 })).toEqual([third])
      expect(await store.listLog({ before: third?.id, limit: 10 })).toEqual([second, first])
      expect(await store.listLog({ user: 'rui', limit: 10 })).toEqual([second])
      expect(await store.listLog({ action: 'signed-in', limit: 10 })).toEqual([first])
      expect(await store.listLog({ code: 'abcdef012345', limit: 10 })).toEqual([second])
      expect(await store.listLog({ code: 'abcdef012345', user: 'ana', limit: 10 })).toEqual([])
    })

    it('S42 forgets tries of strangers after a month, and all else after more than a year', async () => {
      await store.createLogEntry(entryOf({ action: 'sign-in-refused' }))
      await store.createLogEntry(entryOf())
      passDays(refusalDays + 1)
      await store.createLogEntry(entryOf({ action: 'signed-out' }))
      const actions = async () => (await store.listLog({ limit: 10 })).map(({ action }) => action)
      expect(await actions()).toEqual(['signed-out', 'signed-in'])
      passDays(logDays - refusalDays)
      await store.createLogEntry(entryOf({ action: 'exported' }))
      expect(await actions()).toEqual(['exported', 'signed-out'])
    })
  })
}
