import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { openDesk, password, runOnDesk } from '@/app/testing/run-on-desk'
import type { DeskLogPage } from '@/lib/desk/api/log'
import { deskFolder } from '@/lib/desk/server/store/open-desk-store'
import { clientAddressHeader } from '@/lib/server/client-address'
import { getProcessEnvironment } from '@/lib/server/environment/environment'
import { recordLog } from '@/lib/testing/recorded-log'

await runOnDesk()

const lines = recordLog()

let addresses = 0
function openBrowser(headers: Record<string, string> = {}) {
  addresses += 1
  const browser = openDesk({ [clientAddressHeader]: `198.51.100.${addresses}`, ...headers })
  const kindOf = async (response: Response) =>
    response.ok ? response.status : ((await response.json()) as { kind: string }).kind
  return {
    ...browser,
    enter: browser.signIn,
    leave: (body: object = {}) => browser.ask('/api/desk/session/end', body),
    who: async () => kindOf(await browser.ask('/api/desk/session')),
    log: async (query = '') => {
      const response = await browser.ask(`/api/desk/log${query}`)
      return (await response.json()) as DeskLogPage
    },
  }
}

describe('signing in at the desk', () => {
  it('S39 opens a session of twelve hours, in a cookie for calls of the desk alone', async () => {
    const browser = openBrowser()
    expect(await browser.who()).toBe('desk-signed-out')
    const response = await browser.enter({ user: ' Mercado ', password })
    const { user, expiresAt } = await response.json()
    expect(user).toBe('mercado')
    expect(Math.round((Date.parse(expiresAt) - Date.now()) / 60_000)).toBe(12 * 60)
    expect(response.headers.get('cache-control')).toBe('private, no-store')
    const [session, device] = response.headers.getSetCookie()
    expect(session).toMatch(/^desk=[\w-]{43}; Path=\/api\/desk; Max-Age=43200; SameSite=Strict; HttpOnly$/)
    expect(device).toMatch(/^desk-device=[\w-]{43}; Path=\/api\/desk; .*SameSite=Strict; HttpOnly$/)
    expect(await browser.who()).toBe(200)
  })

  it.each([
    ['a wrong password', { user: 'mercado', password: 'uma-outra-senha' }],
    ['a user that does not exist', { user: 'ninguem', password }],
  ])('S40 answers the same to %s', async (_title, body) => {
    const response = await openBrowser().enter(body)
    expect([response.status, await response.json()]).toEqual([
      401,
      expect.objectContaining({ kind: 'desk-wrong-password', title: 'Não conseguimos entrar' }),
    ])
    expect(response.headers.getSetCookie()).toEqual([])
  })

  it('S39 begins a new session each time, ends the one of before, and takes no token from outside', async () => {
    const browser = openBrowser()
    browser.cookies.set('desk', 'A'.repeat(43)).set('desk-device', 'B'.repeat(43))
    await browser.enter()
    const [first, device] = [browser.cookies.get('desk'), browser.cookies.get('desk-device')]
    expect([first, device]).not.toContain('A'.repeat(43))
    expect([first, device]).not.toContain('B'.repeat(43))
    await browser.enter()
    expect(browser.cookies.get('desk')).not.toBe(first)
    const old = openBrowser()
    old.cookies.set('desk', String(first))
    expect(await old.who()).toBe('desk-signed-out')
    expect(await browser.who()).toBe(200)
  })

  it('S39 signs out here, or everywhere', async () => {
    const [one, other, third] = [openBrowser(), openBrowser(), openBrowser()]
    for (const browser of [one, other, third]) await browser.enter()
    const token = String(one.cookies.get('desk'))
    expect((await one.leave()).headers.getSetCookie()[0]).toMatch(/^desk=; Path=\/api\/desk; Max-Age=0/)
    one.cookies.set('desk', token)
    expect([await one.who(), await other.who()]).toEqual(['desk-signed-out', 200])
    await other.leave({ all: true })
    expect(await third.who()).toBe('desk-signed-out')
  })

  it('S42 logs who signed in and out, and who tried, without names that are no user’s', async () => {
    const browser = openBrowser()
    await openBrowser().enter({ user: 'minha-senha-secreta', password: 'x' })
    await browser.enter({ user: 'mercado', password: 'uma-senha-errada' })
    await browser.enter()
    const { entries } = await browser.log()
    expect(entries.slice(0, 3).map(({ action, user }) => [action, user])).toEqual([
      ['signed-in', 'mercado'],
      ['sign-in-refused', 'mercado'],
      ['sign-in-refused', null],
    ])
    expect(entries[0]).toMatchObject({
      client: `198.51.100.${addresses - 1}`,
      requestId: expect.any(String),
      code: null,
    })
    const { entries: refused, next } = await browser.log('?action=sign-in-refused&user=mercado')
    expect(new Set(refused.map(({ action }) => action))).toEqual(new Set(['sign-in-refused']))
    expect(next).toBeNull()
  })

  it('S41 leaves password and token nowhere: neither in the log nor on the disk', async () => {
    const browser = openBrowser()
    await browser.enter({ user: 'mercado', password: 'uma-senha-errada' })
    await browser.enter()
    const folder = deskFolder(getProcessEnvironment())
    const files = readdirSync(folder).map((name) => readFileSync(join(folder, name), 'latin1'))
    const kept = [lines.text(), ...files].join()
    expect(kept).toContain('signed-in')
    for (const secret of [password, 'uma-senha-errada', ...browser.cookies.values()]) {
      expect(kept).not.toContain(secret)
      expect(kept).not.toContain(Buffer.from(secret).toString('latin1'))
    }
  })
})
