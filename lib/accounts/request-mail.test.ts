import { describe, expect, it } from 'vitest'
import { accountLimits } from './account-limits.ts'
import { createResponseTiming } from './response-timing.ts'
import { newAuthMemory, openAuthBrowser, openAuthServer, password } from './testing/auth-browser.ts'

const server = await openAuthServer()

const recoveries = () => server.calls.filter((call) => call.includes('/recover')).length

/** Requests messages as one process receives them; how each was answered, and how many the service was asked for. */
function startShop() {
  const memory = newAuthMemory({ url: server.origin, scale: 1 })
  return async (client: string, email: string) => {
    const before = recoveries()
    const browser = openAuthBrowser(server, { memory, client })
    const result = await browser.call(({ auth }) => auth.recover(email))
    const kind = result.ok ? result.value.kind : result.error.kind
    return [kind, recoveries() - before]
  }
}

describe('messages', () => {
  it('S22 go to one address a few times an hour, no matter who asks, and the rest is answered the same', async () => {
    const ask = startShop()
    const { calls } = accountLimits['mail-recipient']
    const answers: unknown[] = []
    for (let time = 0; time < calls + 2; time += 1)
      answers.push(await ask(`198.51.100.${time}`, 'v@exemplo.com'))
    expect(answers).toEqual([
      ...Array(calls).fill(['recovery-sent', 1]),
      ...Array(2).fill(['recovery-sent', 0]),
    ])
  })

  it('S22 are asked for by one client a few times an hour, whatever the addresses', async () => {
    const ask = startShop()
    const { calls } = accountLimits['mail-client']
    const before = recoveries()
    const asked = await Promise.all(
      Array.from({ length: calls }, (_, time) => ask('203.0.113.1', `um${time}@exemplo.com`)),
    )
    expect(asked.map(([kind]) => kind)).toEqual(Array(calls).fill('recovery-sent'))
    // The answers wait for none of them.
    await expect.poll(() => recoveries() - before).toBe(calls)
    expect(await ask('203.0.113.1', 'mais@exemplo.com')).toEqual(['auth-busy', 0])
    expect(await ask('203.0.113.2', 'mais@exemplo.com')).toEqual(['recovery-sent', 1])
  })
})

describe('what differs for known and unknown addresses', () => {
  it('S23 waits for its own time: a wrong password, a blocked account, a new password and a sign-up', async () => {
    const waited: string[] = []
    const memory = {
      ...newAuthMemory({ url: server.origin }),
      pace: { moment: async () => void waited.push('moment'), step: async () => void waited.push('step') },
    }
    const browser = openAuthBrowser(server, { memory })
    const add = (email: string) => server.people.add({ email, password })
    add('ana@exemplo.com')
    add('bia@exemplo.com').isBanned = true
    for (const email of ['ana@exemplo.com', 'bia@exemplo.com', 'ninguem@exemplo.com']) {
      waited.length = 0
      const proof = { kind: 'password', email, password: 'errada demais 1' } as const
      await browser.call(({ auth }) => auth.signIn(proof))
      await browser.call(({ auth }) => auth.recover(email))
      await browser.call(({ auth }) => auth.signUp({ name: 'Ana', email, password }))
      expect([email, ...waited]).toEqual([email, 'step', 'moment', 'moment'])
    }
  })

  it('S23 does not wait for the service, which may take longer than a test', async () => {
    const memory = newAuthMemory({ url: server.origin })
    await memory.settings.find()
    server.settings.mailMs = 600_000
    for (const email of ['ana@exemplo.com', 'nova@exemplo.com']) {
      const browser = openAuthBrowser(server, { memory })
      expect(await browser.call(({ auth }) => auth.recover(email))).toMatchObject({ ok: true })
      const account = { name: 'Ana', email, password: 'uma senha só minha' }
      expect(await browser.call(({ auth }) => auth.signUp(account))).toMatchObject({
        value: { kind: 'confirmation-sent' },
      })
    }
    server.settings.mailMs = 0
  })
})

describe('the time of an answer', () => {
  const waits: number[] = []
  let passed = 0
  const pace = createResponseTiming({
    momentMs: 1000,
    stepMs: 400,
    now: () => passed,
    random: () => 0.5,
    sleep: async (milliseconds) => void waits.push(milliseconds),
  })

  it('S23 is its own where a message may be sent', async () => {
    await pace.moment()
    expect(waits.splice(0)).toEqual([1125])
  })

  it.each([
    [27, 400],
    [109, 400],
    [399, 400],
    [400, 800],
    [1000, 1200],
  ])('S23 of a wrong password that took %i ms is that of a full step', async (took, step) => {
    passed = took
    await pace.step(0)
    expect(took + (waits.splice(0)[0] ?? 0)).toBe(step + 50)
  })
})
