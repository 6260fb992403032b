import { describe, expect, it } from 'vitest'
import { openCookies, runOnAuthServer } from '@/app/testing/run-on-auth-server'
import { findAccountId } from '@/lib/accounts/get-auth-service'
import { codeText } from '@/lib/copy/order'
import type { OrderKey } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { keyOf, newOrderOf } from '@/lib/orders/testing/sample-orders'
import { ownPost } from '@/lib/testing/run-on-embedded-store'
import { POST as signOut } from '../../auth/sign-out/route'
import { POST } from './route'

const { server, signIn } = await runOnAuthServer()

async function signedIn(accessTokenSeconds = 3600) {
  const { browser, accountId } = await signIn({ accessTokenSeconds })
  // As a shop that is open: it has had a session to verify before, and knows the keys of the service.
  expect(await findAccountId(browser.get('/').headers.get('cookie'))).toBe(accountId)
  return { browser, accountId }
}

const journal = getOrderJournal()
const codes = new Map<OrderKey, string>()
async function order(key: OrderKey, accountId: string | null) {
  const { order: written } = await journal.create(newOrderOf({ key, accountId }))
  codes.set(key, written.code)
  await journal.createEvent({ key, from: ['recorded'], to: 'opened' })
}

async function codesFor(
  browser: ReturnType<typeof openCookies>,
  keys: readonly OrderKey[],
  options: { readonly onlyThese?: boolean } = {},
) {
  const response = browser.receive(await POST(browser.post('/api/orders/mine', { keys, ...options })))
  expect(response.status).toBe(200)
  expect(response.headers.get('cache-control')).toContain('no-store')
  const text = await response.text()
  // S14: neither key nor contact come back.
  expect(text).not.toMatch(/attempt-|99999|Camboriú/)
  return (JSON.parse(text) as { orders: { code: string }[] }).orders.map(({ code }) => code)
}

/** As people read it aloud. */
const shownCode = (key: OrderKey) => codeText(codes.get(key) ?? '')

describe('POST /api/orders/mine', () => {
  it('shows a device its own orders, and an account also those of other devices', async () => {
    const { browser, accountId } = await signedIn()
    await order(keyOf(1), null)
    await order(keyOf(2), accountId)
    await order(keyOf(3), null)
    const mine = await codesFor(browser, [keyOf(1)])
    expect(mine.toSorted()).toEqual([shownCode(keyOf(1)), shownCode(keyOf(2))].toSorted())
    expect(await codesFor(openCookies(), [keyOf(1)])).toEqual([shownCode(keyOf(1))])
    expect(await codesFor(openCookies(), [])).toEqual([])
    // /success asks for the one that has just arrived.
    expect(await codesFor(browser, [keyOf(1)], { onlyThese: true })).toEqual([shownCode(keyOf(1))])
    // The next user of the device does not see what Ana bought.
    expect(await codesFor(openCookies(), [keyOf(2)])).toEqual([])
  })

  it('S13 shows nothing of an account on a device that was signed out from another one', async () => {
    const { browser, accountId } = await signedIn()
    const { browser: other } = await signedIn()
    await order(keyOf(5), accountId)
    await order(keyOf(6), null)
    expect(await codesFor(browser, [])).toContain(shownCode(keyOf(5)))
    expect((await signOut(other.post('/api/auth/sign-out', { scope: 'global' }))).status).toBe(200)
    expect(await codesFor(browser, [keyOf(5), keyOf(6)])).toEqual([shownCode(keyOf(6))])
    expect(browser.has('mercado-')).toBe(false)
  })

  it('R20 shows a device its own orders alone while a session cannot be asked about', async () => {
    const { browser, accountId } = await signedIn()
    await order(keyOf(7), accountId)
    await order(keyOf(8), accountId)
    for (const fault of ['down', 'broken', 'busy'] as const) {
      server.setFault(fault)
      expect(await codesFor(browser, [keyOf(7)])).toEqual([shownCode(keyOf(7))])
    }
    server.setFault('none')
    expect(await codesFor(browser, [])).toContain(shownCode(keyOf(8)))
  })

  it('R20 shows a device all of its orders while the service of accounts does not answer', async () => {
    const { browser, accountId } = await signedIn(-60)
    await order(keyOf(4), accountId)
    server.setFault('down')
    expect(await codesFor(browser, [keyOf(4)])).toEqual([shownCode(keyOf(4))])
    server.setFault('none')
  })

  it('S20 shows no one the order of another account, whatever the account service answers', async () => {
    const { browser, accountId } = await signedIn()
    await order(keyOf(11), accountId)
    await order(keyOf(12), 'another-account')
    await order(keyOf(13), null)
    const keys = [keyOf(11), keyOf(12), keyOf(13)]
    const codesOf = (...numbers: number[]) => numbers.map((number) => shownCode(keyOf(number))).toSorted()
    const cookie = `mercado-auth=${browser.forged(accountId)}`
    const pretending = ownPost('/api/orders/mine', { keys }, { cookie })
    for (const fault of ['none', 'down', 'broken', 'busy', 'page', 'null', 'huge'] as const) {
      server.setFault(fault)
      const seenByOwner = (await codesFor(browser, keys)).filter((code) => codesOf(11, 12, 13).includes(code))
      expect(seenByOwner.toSorted()).toEqual(codesOf(11, 13))
      expect(await codesFor(openCookies(), keys)).toEqual(codesOf(13))
      const seen = (await (await POST(pretending.clone())).json()) as { orders: { code: string }[] }
      expect(seen.orders.map(({ code }) => code)).toEqual(codesOf(13))
    }
    server.setFault('none')
  })

  it('S8 refuses what is no list of keys', async () => {
    const many = Array.from({ length: 101 }, (_, index) => keyOf(index))
    for (const body of [{}, { keys: ['x'] }, { keys: ["' OR 1=1 --"] }, { keys: many }, { keys: [], x: 1 }]) {
      expect((await POST(ownPost('/api/orders/mine', body))).status).toBe(400)
    }
  })
})
