import { describe, expect, it } from 'vitest'
import { openCookies, runOnAuthServer } from '@/app/testing/run-on-auth-server'
import { openDeletedAccounts } from '@/lib/accounts/deleted-accounts'
import { findAccountId } from '@/lib/accounts/get-auth-service'
import { getCatalogReader } from '@/lib/catalog/get-catalog'
import { favouriteCode } from '@/lib/domain/favourites'
import { noAccount } from '@/lib/domain/order'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { keyOf, newOrderOf, sampleDelivery } from '@/lib/orders/testing/sample-orders'
import { getEnvironment } from '@/lib/server/environment/server'
import { productIdOf } from '@/lib/testing/sample-values'
import { GET as session } from '../auth/session/route'
import { POST as remove } from './delete/route'
import { POST as exportAll } from './export/route'
import { POST as favourites } from './favourites/route'
import { POST as change, GET } from './route'

const { server, signIn } = await runOnAuthServer({ hasSecretKey: true })
const journal = getOrderJournal()
let number = 0

/** A customer with an account of her own. */
async function signedIn() {
  number += 1
  const email = `ana${number}@exemplo.com`
  const { browser, accountId } = await signIn({ email, metadata: { full_name: 'Ana' } })
  return { browser, email, id: accountId }
}

const routes = {
  '/api/profile': change,
  '/api/profile/favourites': favourites,
  '/api/profile/export': exportAll,
  '/api/profile/delete': remove,
}

const paths = Object.keys(routes) as (keyof typeof routes)[]
const bodies = {
  '/api/profile': { name: 'x' },
  '/api/profile/favourites': { added: [productIdOf(1)], removed: [] },
  '/api/profile/export': { keys: [] },
  '/api/profile/delete': { confirmation: 'EXCLUIR', keys: [] },
}

/** Orders of the account, of the device, and of another account, with keys from `first` on. */
async function orderedBy(accountId: string, first: number) {
  const keys = [keyOf(first), keyOf(first + 1), keyOf(first + 2)] as const
  const codes: string[] = []
  for (const [index, key] of keys.entries()) {
    const { order } = await journal.create(newOrderOf({ key, accountId: index === 0 ? accountId : null }))
    codes.push(order.code)
    await journal.createEvent({ key, from: ['recorded'], to: 'opened' })
  }
  return { keys, codes }
}

type Page = { readonly browser: ReturnType<typeof openCookies>; readonly id: string }

/** What a page sends that shows the account `id`. */
async function call({ browser, id }: Page, path: keyof typeof routes, body: object) {
  const response = browser.receive(await routes[path](browser.post(path, { accountId: id, ...body })))
  return { status: response.status, body: await response.json() }
}

describe('/api/profile', () => {
  it('is for signed-in users', async () => {
    const response = await GET(openCookies().get('/api/profile'))
    expect([response.status, (await response.json()).kind]).toEqual([401, 'session-ended'])
    for (const path of paths) {
      const page = { browser: openCookies(), id: 'u1' }
      expect(await call(page, path, bodies[path])).toMatchObject({ status: 401 })
    }
  })

  it('S13 touches nothing where the page shows another account than the cookies hold, or none', async () => {
    const { id } = await signedIn()
    const rui = await signedIn()
    const before = structuredClone(server.people.findByEmail(rui.email))
    for (const path of paths) {
      const page = { browser: rui.browser, id }
      expect(await call(page, path, bodies[path])).toMatchObject({
        status: 401,
        body: { kind: 'session-ended' },
      })
      for (const accountId of [undefined, '', 7]) {
        expect(await call(rui, path, { ...bodies[path], accountId })).toMatchObject({ status: 400 })
      }
    }
    expect(server.people.findByEmail(rui.email)).toEqual(before)
    expect(await call(rui, '/api/profile', { name: 'Rui' })).toMatchObject({ status: 200 })
  })

  it('changes name and preferences', async () => {
    const ana = await signedIn()
    const { email } = ana
    const delivery = { city: ' Itajaí ', whatsapp: '47 99999-1234', substitution: 'remove' }
    expect((await call(ana, '/api/profile', { name: ' Ana Maria ', delivery })).body).toMatchObject({
      user: { email, name: 'Ana Maria' },
      delivery: { ...delivery, city: 'Itajaí' },
    })
    const response = await GET(ana.browser.get('/api/profile'))
    expect(await response.json()).toMatchObject({ user: { name: 'Ana Maria' } })
  })

  it('S8 refuses what it does not know', async () => {
    const ana = await signedIn()
    const delivery = { city: '', whatsapp: '', substitution: null }
    for (const body of [
      { name: '' },
      { name: 'x'.repeat(121) },
      { email: 'outra@exemplo.com' },
      { delivery: { ...delivery, role: 'admin' } },
      { delivery: { ...delivery, substitution: 'x' } },
    ]) {
      expect(await call(ana, '/api/profile', body)).toMatchObject({ status: 400 })
    }
  })
})

describe('POST /api/profile/favourites', () => {
  it('R58 brings two devices together, and names what the catalogue does not have', async () => {
    const { snapshot } = await getCatalogReader().current()
    const [first, second] = snapshot.products.map(({ id }) => id)
    const ana = await signedIn()
    const missing = [favouriteCode(productIdOf(99))]
    const idsOf = async (change: object) => {
      const { body } = await call(ana, '/api/profile/favourites', change)
      expect(body.missing).toEqual(missing)
      return body.favourites.map(({ productId }: { productId: string }) => productId)
    }
    expect(await idsOf({ added: [first, productIdOf(99)], removed: [] })).toEqual([first])
    expect(await idsOf({ added: [second], removed: [] })).toEqual([second, first])
    expect(await idsOf({ added: [], removed: [first] })).toEqual([second])
    expect(await idsOf({ added: [], removed: [] })).toEqual([second])
    expect((await call(ana, '/api/profile/export', { keys: [] })).body).toMatchObject({
      favourites: [{ productId: second }],
      missingFavourites: missing,
    })
  })

  it('S8 takes at most 200 ids, and ids only', async () => {
    const ana = await signedIn()
    const many = Array.from({ length: 201 }, (_, index) => productIdOf(index))
    for (const added of [many, ['../x'], [7]]) {
      expect(await call(ana, '/api/profile/favourites', { added, removed: [] })).toMatchObject({
        status: 400,
      })
    }
  })
})

describe('what the law gives everybody', () => {
  it('is a copy of all that is kept', async () => {
    const ana = await signedIn()
    const { email } = ana
    const { keys, codes } = await orderedBy(ana.id, 11)
    const { body } = await call(ana, '/api/profile/export', { keys: [keys[1]] })
    expect(body).toMatchObject({
      account: { email, name: 'Ana', deletionRequestedAt: null },
      delivery: { city: '', whatsapp: '', substitution: null },
      favourites: [],
      orders: [{ code: codes[0], state: 'opened', delivery: sampleDelivery }],
      deviceOrders: [{ code: codes[1] }],
    })
    expect(body.deviceOrders[0]).not.toHaveProperty('delivery')
  })

  it('deletes the account of a user who types the word', async () => {
    const ana = await signedIn()
    const { email } = ana
    const { keys } = await orderedBy(ana.id, 21)
    const ask = (confirmation: string) => call(ana, '/api/profile/delete', { confirmation, keys: [keys[1]] })
    expect(await ask('sim')).toMatchObject({ status: 422, body: { kind: 'confirmation-mismatch' } })
    expect(server.people.findByEmail(email)).toBeDefined()
    expect(await ask(' excluir ')).toEqual({ status: 200, body: { kind: 'deleted' } })
    expect(server.people.findByEmail(email)).toBeUndefined()
    for (const key of keys.slice(0, 2)) {
      const erased = { accountId: noAccount, delivery: { whatsapp: null, whatsappNormalized: null } }
      expect(await journal.findOptional(key)).toMatchObject(erased)
    }
    expect((await journal.findOptional(keys[2]))?.delivery?.whatsapp).toBe(sampleDelivery.whatsapp)
    expect(ana.browser.has('mercado-')).toBe(false)
  })

  it('R28 is final: nothing is written under its id, from any device or after a restart', async () => {
    const ana = await signedIn()
    const { browser: other } = await signIn({ email: ana.email })
    const cookieOf = (device: Page['browser']) => device.get('/').headers.get('cookie')
    // Its token is as good as before, for an hour.
    const kept = cookieOf(other)
    await expect.poll(() => findAccountId(kept)).toBe(ana.id)
    const deletion = await call(ana, '/api/profile/delete', { confirmation: 'EXCLUIR', keys: [] })
    expect(deletion).toEqual({ status: 200, body: { kind: 'deleted' } })
    for (const cookie of [kept, cookieOf(ana.browser)]) expect(await findAccountId(cookie)).toBeNull()
    // And for a process that starts now.
    expect(openDeletedAccounts(getEnvironment().dataDirectory).has(ana.id)).toBe(true)
    expect(await (await session(other.get('/api/auth/session'))).json()).toEqual({ user: null })
  })
})
