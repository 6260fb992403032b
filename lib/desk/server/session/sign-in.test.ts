import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { createCounters } from '../../../server/api/counters.ts'
import type { DeskStore } from '../store/desk-store.ts'
import { openSqliteDeskStore } from '../store/open-desk-store.ts'
import { createPasswordQueue } from './check-password.ts'
import { issuePass } from './one-time-pass.ts'
import { tokenHashOf } from './session-cookies.ts'
import { type SignInRequest, signIn } from './sign-in.ts'
import { countAttempt, signInLimits } from './sign-in-limits.ts'

let store: DeskStore
let counters: ReturnType<typeof createCounters<keyof typeof signInLimits>>
/** Of whom a password was looked at. */
let looked: (string | null)[]

beforeEach(async () => {
  store = openSqliteDeskStore({ folder: ':memory:', now: Date.now })
  await store.saveUser({ name: 'ana', hash: 'hash of right' })
  await store.saveUser({ name: 'rui', hash: 'hash of right' })
  counters = createCounters({ limits: signInLimits, scale: 1, salt: 'of the test' })
  looked = []
})
afterEach(() => store.close())

const address = (number: number) => `198.51.${number >> 8}.${number & 255}`

async function trial(changes: Partial<SignInRequest> = {}) {
  const result = await signIn(
    { user: 'ana', password: 'wrong', client: address(1), deviceToken: null, oldTokens: [], ...changes },
    {
      store,
      marketHash: null,
      countAttempt: (attempt) => countAttempt(counters, attempt),
      queue: createPasswordQueue(),
      // What costs time is tried with the real one, in scripts/desk-user.test.ts and over the routes.
      async verify(password, hash) {
        looked.push(hash)
        return hash === `hash of ${password}`
      },
      now: Date.now,
    },
  )
  return result.ok ? { kind: 'in', deviceToken: result.value.deviceToken } : result.error
}

async function kindsOf(times: number, changesOf: (number: number) => Partial<SignInRequest>) {
  const kinds = []
  for (let number = 1; number <= times; number += 1) kinds.push((await trial(changesOf(number))).kind)
  return kinds
}

describe('guessing passwords of the desk', () => {
  it('S40 is over for one address after ten tries, with the right password too', async () => {
    const kinds = await kindsOf(12, () => ({}))
    expect(kinds.filter((kind) => kind === 'desk-wrong-password')).toHaveLength(10)
    const refused = await trial({ password: 'right' })
    expect(refused).toMatchObject({ kind: 'too-many-requests', retryAfterSeconds: expect.any(Number) })
    // No one else is kept out, of whatever user.
    expect((await trial({ client: address(2), password: 'right' })).kind).toBe('in')
  })

  it('S40 is over for one IPv6 site, whichever of its networks it comes from', async () => {
    const kinds = await kindsOf(30, (number) => ({ client: `2001:db8:1:${number.toString(16)}::/64` }))
    expect(kinds.filter((kind) => kind === 'desk-wrong-password')).toHaveLength(20)
  })

  it('S40 from many addresses ends for that user, while her own device and market get in', async () => {
    const own = await trial({ password: 'right', client: address(1) })
    const deviceToken = own.kind === 'in' && 'deviceToken' in own ? own.deviceToken : null
    const kinds = await kindsOf(70, (number) => ({ client: address(1000 + number) }))
    // Her own first one was a stranger's too.
    expect(kinds.filter((kind) => kind === 'desk-wrong-password')).toHaveLength(59)
    expect((await trial({ password: 'right', client: address(2000) })).kind).toBe('too-many-requests')
    expect((await trial({ password: 'right', client: address(2001), deviceToken })).kind).toBe('in')
    expect((await trial({ password: 'right', client: address(1) })).kind).toBe('in')
    expect((await trial({ user: 'rui', password: 'right', client: address(2002) })).kind).toBe('in')
  })

  it('S40 from many addresses at many names costs the shop no more than so many looks', async () => {
    const kinds = await kindsOf(150, (number) => ({ client: address(1000 + number), user: `user-${number}` }))
    expect(kinds.filter((kind) => kind === 'desk-wrong-password')).toHaveLength(120)
    expect(looked).toHaveLength(120)
  })

  it('S40 from a device that is known, or says it is another one, ends too', async () => {
    const own = await trial({ password: 'right' })
    const deviceToken = own.kind === 'in' && 'deviceToken' in own ? own.deviceToken : null
    const onDevice = await kindsOf(25, () => ({ deviceToken, client: address(3) }))
    expect(onDevice.filter((kind) => kind === 'desk-wrong-password')).toHaveLength(20)
    const inMarket = await kindsOf(25, (number) => ({ deviceToken: `made-up-${number}` }))
    expect(inMarket.filter((kind) => kind === 'desk-wrong-password')).toHaveLength(20)
  })

  it('S40 counts tries that come at once before any of them is looked at', async () => {
    const kinds = await Promise.all(Array.from({ length: 40 }, () => trial()))
    expect(kinds.filter(({ kind }) => kind === 'desk-wrong-password')).toHaveLength(10)
    expect(looked).toHaveLength(10)
  })

  it('S40 checks the password of a user that does not exist like any other', async () => {
    const kinds = [await trial({ user: 'nobody' }), await trial()]
    expect(kinds).toEqual([
      { kind: 'desk-wrong-password', isUser: false },
      { kind: 'desk-wrong-password', isUser: true },
    ])
    expect(looked).toEqual([null, 'hash of right'])
  })

  it('S53 is none of a pass, which opens the desk while all tries are used up', async () => {
    const pass = await issuePass(store, 'ana', Date.now())
    await kindsOf(70, (number) => ({ client: address(1000 + number) }))
    expect((await trial({ user: 'rui', password: pass, client: address(3000) })).kind).toBe(
      'desk-wrong-password',
    )
    expect((await trial({ password: pass, client: address(2000) })).kind).toBe('in')
    expect((await trial({ password: pass, client: address(2001) })).kind).toBe('too-many-requests')
    expect(await trial({ user: 'nobody', password: pass, client: address(2002) })).toMatchObject({
      isUser: false,
    })
    expect(looked).not.toContain(pass)
  })

  it('S39 opens nothing for a known session: it ends it, and begins another', async () => {
    await store.createSession({
      tokenHash: tokenHashOf('old'),
      user: 'ana',
      credential: 'c',
      client: address(1),
      deviceHash: 'd',
      expiresAt: new Date(Date.now() + 60_000).toISOString(),
    })
    await trial({ password: 'right', oldTokens: ['older', 'old'] })
    expect(await store.findSession(tokenHashOf('old'))).toBeNull()
  })
})

describe('the queue in front of passwords', () => {
  it('S40 looks at one at a time, and sends strangers away before those who are known', async () => {
    const queue = createPasswordQueue()
    let open = 0
    let most = 0
    const work = async () => {
      open += 1
      most = Math.max(most, open)
      await new Promise((resolve) => setTimeout(resolve, 1))
      open -= 1
    }
    const unknown = Array.from({ length: 12 }, () => queue.run('unknown', work))
    expect(unknown.filter((turn) => turn === null)).toHaveLength(4)
    const known = queue.run('known', work)
    expect(known).not.toBeNull()
    const failing = queue.run('known', () => Promise.reject(new Error('of the test')))
    await expect(failing).rejects.toThrow('of the test')
    await Promise.all([...unknown, known])
    expect(most).toBe(1)
    expect(queue.run('unknown', work)).not.toBeNull()
  })
})
