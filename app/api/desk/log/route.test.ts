import { beforeEach, describe, expect, it } from 'vitest'
import type { DeskLogPage } from '@/lib/desk/api/log'
import { credentialOf } from '@/lib/desk/server/session/find-session'
import { newToken, tokenHashOf } from '@/lib/desk/server/session/session-cookies'
import { getDeskStore } from '@/lib/desk/server/store/get-desk-store'
import { clientAddressHeader } from '@/lib/server/client-address'
import { openDeskBrowser } from '@/lib/testing/desk-browser'
import { recordLog } from '@/lib/testing/recorded-log'
import { runOnEmbeddedStore, siteUrl } from '@/lib/testing/run-on-embedded-store'
import { POST as leave } from '../session/end/route'
import * as route from './route'

runOnEmbeddedStore({ DESK_PASSWORD_HASH: `scrypt:16:8:1:${'A'.repeat(22)}:${'A'.repeat(43)}` })

recordLog()
for (const name of ['ana', 'rui']) await getDeskStore().saveUser({ name, hash: `hash-of-${name}` })

async function signedIn(user: string) {
  const browser = openDeskBrowser({ [clientAddressHeader]: '198.51.100.1' })
  const token = newToken()
  browser.cookies.set('desk', token)
  await getDeskStore().createSession({
    tokenHash: tokenHashOf(token),
    user,
    credential: credentialOf(`hash-of-${user}`),
    client: '198.51.100.1',
    deviceHash: 'device-1',
    expiresAt: new Date(Date.now() + 60_000).toISOString(),
  })
  const read = async (query = '') => {
    const response = await browser.call(route.GET, { path: `/api/desk/log${query}` })
    return { status: response.status, page: (await response.json()) as DeskLogPage }
  }
  return { ...browser, read }
}

describe('the log of the desk', () => {
  let ana: Awaited<ReturnType<typeof signedIn>>
  beforeEach(async () => {
    ana = await signedIn('ana')
  })

  it('S42 is written by the server alone, under the name of the session, whatever a call says', async () => {
    const rui = await signedIn('rui')
    const claims = { 'x-user': 'ana', 'x-mercado-local-user': 'ana', 'x-forwarded-for': '203.0.113.9' }
    const path = '/api/desk/session/end?user=ana'
    expect((await rui.call(leave, { path, body: { user: 'ana' }, headers: claims })).status).toBe(400)
    expect((await rui.call(leave, { path, body: {}, headers: claims })).status).toBe(200)
    const { page } = await ana.read()
    expect(page.entries[0]).toMatchObject({ user: 'rui', action: 'signed-out', client: '198.51.100.1' })
    expect(page.entries.filter(({ user }) => user === 'ana')).toEqual([])
    expect(Object.keys(route)).toEqual(['GET'])
    const request = new Request(`${siteUrl}/api/desk/log`, {
      headers: { 'x-http-method-override': 'DELETE' },
    })
    expect((await route.GET(request, { params: Promise.resolve({}) })).status).toBe(401)
  })

  it('comes in pages, newest first, and each entry once', async () => {
    const store = getDeskStore()
    for (let number = 1; number <= 120; number += 1) {
      const about = { code: 'abcdef012345', detail: String(number), requestId: null, client: null }
      await store.createLogEntry({ user: 'ana', action: 'exported', ...about })
    }
    const seen: (string | null)[] = []
    let before: number | null = null
    do {
      const query: string = before === null ? '' : `&before=${before}`
      const { page } = await ana.read(`?action=exported&user=ana&code=abcdef012345${query}`)
      seen.push(...page.entries.map(({ detail }) => detail))
      before = page.next
    } while (before !== null)
    expect(seen).toEqual(Array.from({ length: 120 }, (_, index) => String(120 - index)))
  })

  it.each(["a'--", 'ANA MARIA', 'joão', '%25'])('S42 has nothing of who is no user: %s', async (name) => {
    const { page } = await ana.read(`?user=${encodeURIComponent(name)}`)
    expect(page.entries).toEqual([])
  })

  it.each(['?action=nothing', '?code=zzz', '?before=-1', '?before=x', '?user=%00'])(
    'S42 refuses what is no filter: %s',
    async (query) => {
      expect((await ana.read(query)).status).toBe(400)
    },
  )
})
