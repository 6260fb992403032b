import { beforeEach, describe, expect, it } from 'vitest'
import { openDesk, runOnDesk } from '@/app/testing/run-on-desk'
import { newToken } from '@/lib/desk/server/session/session-cookies'
import { callsPerMinute } from '@/lib/server/api/rate-limits'
import { clientAddressHeader } from '@/lib/server/client-address'
import { recordLog } from '@/lib/testing/recorded-log'
import { forgetCounts } from '@/lib/testing/run-on-embedded-store'

await runOnDesk({ RATE_LIMIT_SCALE: '1' })

recordLog()

type Browser = ReturnType<typeof openDesk>
const ask = async (browser: Browser) => (await browser.ask('/api/desk/session')).status
const signIn = async (browser: Browser, body?: object) => (await browser.signIn(body)).status

describe('the desk at an address that the market shares with strangers', () => {
  let open: () => Browser
  let market: Browser
  beforeEach(async () => {
    forgetCounts()
    open = () => openDesk({ [clientAddressHeader]: '198.51.100.1' })
    market = open()
    expect(await signIn(market)).toBe(200)
  })

  it('S40 is open to a session while a stranger floods it, with tokens and without', async () => {
    const stranger = open()
    const statuses = new Set<number>()
    for (let turn = 0; turn <= callsPerMinute['desk-signed-out']; turn += 1) {
      if (turn % 2 === 0) stranger.cookies.set('desk', newToken()).set('desk-device', newToken())
      statuses.add(await ask(stranger))
    }
    expect([...statuses]).toEqual([401, 429])
    expect(await ask(market)).toBe(200)
    // Her session is over: the device is known, and learns that it has to sign in.
    market.cookies.set('desk', newToken())
    expect(await ask(market)).toBe(401)
  })

  it('S40 lets a known device sign in while a stranger tries, with a device of its own making too', async () => {
    const stranger = open()
    let status = 0
    for (let turn = 0; turn <= callsPerMinute['desk-sign-in']; turn += 1) {
      stranger.cookies.set('desk-device', newToken())
      status = await signIn(stranger, {})
    }
    expect(status).toBe(429)
    expect(await signIn(open())).toBe(429)
    expect(await signIn(market)).toBe(200)
  })

  it('S40 counts the calls of one session against no other', async () => {
    const other = open()
    expect(await signIn(other)).toBe(200)
    for (let turn = 0; turn < callsPerMinute.desk; turn += 1) await ask(market)
    expect([await ask(market), await ask(other)]).toEqual([429, 200])
  })

  it('S38 finds the session behind one that a neighbour domain has put there', async () => {
    const cookie = `desk=${newToken()}; desk=${market.cookies.get('desk')}`
    expect((await market.ask('/api/desk/session', undefined, { cookie })).status).toBe(200)
  })
})
