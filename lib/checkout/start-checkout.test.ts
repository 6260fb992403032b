import { beforeEach, describe, expect, it } from 'vitest'
import type { RecordedRequest } from '../adapters/embedded/handler.ts'
import { banana, caqui } from '../adapters/embedded/testing/small-catalog.ts'
import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { variantIdSchema } from '../domain/identifiers.ts'
import { success } from '../domain/result.ts'
import { whatsappHost } from '../domain/whatsapp.ts'
import { keyOf } from '../orders/testing/sample-orders.ts'
import { openEmbeddedShop, shopOrigin } from '../testing/embedded-shop.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { startCheckout } from './start-checkout.ts'
import { openCheckoutParts } from './testing/checkout-parts.ts'

let requests: RecordedRequest[]
let context: CheckoutContext
let attempts: number

beforeEach(async () => {
  const shop = openEmbeddedShop({ recordRequest: (request) => requests.push(request) })
  requests = []
  context = await openCheckoutParts(shop.api)
  requests = []
  attempts = 0
})

/** Every call is an attempt of its own. */
function start(body: ParsedCheckoutBody, parts: Partial<CheckoutContext> = {}) {
  attempts += 1
  return startCheckout(
    { body, key: keyOf(attempts), requestId: 'r-1', address: '192.0.2.1', accountId: null },
    { ...context, ...parts },
  )
}

const items = [{ variantId: variantIdSchema.parse(banana), quantity: 2, seenAmount: null }]
const delivery = { city: ' balneario camboriu ', whatsapp: ' 47999991234 ', substitution: 'similar' } as const
const cart: ParsedCheckoutBody = { kind: 'cart', items, ...delivery, cancelPath: '/store?x=1' }
const buyNow: ParsedCheckoutBody = { kind: 'buy-now', items, cancelPath: '/product/banana-prata' }
const metadata = {
  whatsapp_contact: '47999991234',
  city: 'balneario camboriu',
  replacement_option: 'similar',
}

const refused = (kind: string) => ({ ok: false, error: { kind } })
const posted = () => requests.filter(({ method }) => method === 'POST')
const sent = () => posted().at(-1)?.body as Record<string, unknown>

function answering(url: string): Pick<CheckoutContext, 'api'> {
  const created = { url, metadataSent: true, customFieldsSent: false, status: 200, correlationId: null }
  return { api: { createCheckout: async () => success(created) } }
}

describe('a cart', () => {
  it('opens a hosted checkout, and everything the shopper entered is sent along', async () => {
    const started = await start({ ...cart, timeZone: 'America/Sao_Paulo' })
    expect(started).toMatchObject({ ok: true, value: { metadataSent: true } })
    const { url } = started.ok ? started.value : { url: '' }
    expect(url.startsWith(`${shopOrigin}/hosted-checkout/`)).toBe(true)
    expect(sent()).toEqual({
      items: [{ variant_id: banana, quantity: 2 }],
      successUrl: expect.stringMatching(/^https:\/\/loja\.example\/success\?volta=[\w-]{32}$/),
      cancelUrl: expect.stringMatching(/^https:\/\/loja\.example\/store\?x=1&volta=[\w-]{32}$/),
      locale: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      metadata,
    })
  })

  it('R54 R55 leads back by two values of the order that say nothing of each other; by one where orders are messages', async () => {
    const shownIn = (address: unknown) => new URL(String(address)).searchParams.get('volta')
    await start(cart)
    const { successUrl, cancelUrl } = sent()
    const order = await context.journal.findOptional(keyOf(attempts))
    expect([shownIn(successUrl), shownIn(cancelUrl)]).toEqual([
      order?.returnValues?.arrival,
      order?.returnValues?.cancellation,
    ])
    expect(shownIn(successUrl)).not.toBe(shownIn(cancelUrl))
    await start({ ...cart, street: 'Rua A', houseNumber: '1' }, { checkoutHosts: [whatsappHost] })
    expect([shownIn(sent()['successUrl']), sent()['cancelUrl']]).toEqual([
      expect.stringMatching(/^[\w-]{32}$/),
      'https://loja.example/store?x=1',
    ])
  })

  it('is refused for the first rule it breaks, in the order of the specification', async () => {
    const broken = {
      ...cart,
      items: [],
      city: 'Curitiba',
      substitution: null,
      whatsapp: ' ',
      cancelPath: '//x',
    }
    const steps: readonly [Partial<typeof cart>, string][] = [
      [{}, 'empty-cart'],
      [{ items }, 'city-not-verified'],
      [{ items, city: cart.city }, 'substitution-missing'],
      [{ items, city: cart.city, substitution: 'remove' }, 'whatsapp-missing'],
      [{ items, city: cart.city, substitution: 'remove', whatsapp: '1' }, 'bad-return-path'],
    ]
    for (const [given, kind] of steps) {
      expect(await start({ ...broken, ...given })).toEqual(refused(kind))
    }
    expect(requests).toEqual([])
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example', 'store'])(
    'S6 does not return to %s',
    async (cancelPath) => {
      expect(await start({ ...cart, cancelPath })).toEqual(refused('bad-return-path'))
    },
  )

  it('R11 is not sent when there is not enough left, or it is not sold', async () => {
    const many = [{ variantId: variantIdSchema.parse(banana), quantity: 6, seenAmount: null }]
    expect(await start({ ...cart, items: many })).toMatchObject({
      error: {
        kind: 'cart-changed',
        lines: [{ variantId: banana, changes: [{ kind: 'short', available: 5 }] }],
      },
    })
    const notSold = [{ variantId: variantIdSchema.parse(caqui), quantity: 1, seenAmount: null }]
    expect(await start({ ...cart, items: notSold })).toMatchObject({
      error: { kind: 'cart-changed', lines: [{ variantId: caqui, changes: [{ kind: 'gone' }] }] },
    })
    expect([posted(), await context.journal.list({})]).toEqual([[], []])
  })
})

describe('buying at once', () => {
  it('needs no delivery', async () => {
    expect(await start(buyNow)).toMatchObject({ ok: true, value: { metadataSent: false } })
    expect(sent()).not.toHaveProperty('metadata')
    const cancelUrl = expect.stringMatching(
      /^https:\/\/loja\.example\/product\/banana-prata\?volta=[\w-]{32}$/,
    )
    expect(sent()).toMatchObject({ cancelUrl })
  })

  it('leaves a delivery at home that is not complete, or not here', async () => {
    for (const part of [{ city: 'Curitiba' }, { whatsapp: ' ' }, { substitution: null }]) {
      await start({ ...buyNow, delivery: { ...delivery, ...part } })
      expect(sent()).not.toHaveProperty('metadata')
    }
  })
})

it('buying at once needs what a cart needs where orders are messages', async () => {
  const byMessage = { checkoutHosts: [whatsappHost] }
  expect(await start(buyNow, byMessage)).toEqual(refused('city-not-verified'))
  expect(await start({ ...buyNow, delivery }, byMessage)).toEqual(refused('address-missing'))
  expect(posted()).toEqual([])
  await start({ ...buyNow, delivery: { ...delivery, street: 'Rua A', houseNumber: '1' } }, byMessage)
  expect(posted()).toHaveLength(1)
})

describe('the address of the hosted checkout', () => {
  it('S5 is at no host that is not allowed', async () => {
    const elsewhere = { checkoutHosts: ['pay.example'], ...answering('https://evil.example/') }
    expect(await start(cart, elsewhere)).toEqual(refused('bad-checkout-address'))
  })

  it('gets the language of the store, beside the query it has', async () => {
    const hosts = { checkoutHosts: ['pay.example'], language: 'pt' }
    const urlFor = async (url: string) => {
      const started = await start(cart, { ...hosts, ...answering(url) })
      return started.ok ? started.value.url : started.error.kind
    }
    expect(await urlFor('https://pay.example/1?currency=brl')).toBe(
      'https://pay.example/1?currency=brl&lang=pt',
    )
    expect(await urlFor('https://pay.example/1')).toBe('https://pay.example/1?lang=pt')
    expect(await urlFor('https://pay.example/1?lang=en#x')).toBe('https://pay.example/1?lang=pt#x')
  })
})
