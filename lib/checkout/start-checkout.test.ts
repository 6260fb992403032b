import { beforeEach, describe, expect, it } from 'vitest'
import { variantIdSchema } from '../domain/identifiers.ts'
import { failure, success } from '../domain/result.ts'
import type { RecordedRequest } from '../embedded-store/handler.ts'
import { banana, caqui } from '../embedded-store/testing/small-catalog.ts'
import { StoreApiError, type StoreApiErrorDetails } from '../store-api/errors.ts'
import { openEmbeddedShop, shopOrigin } from '../testing/embedded-shop.ts'
import { productOf } from '../testing/sample-values.ts'
import type { ParsedCheckoutBody } from './contract.ts'
import { startCheckout } from './start-checkout.ts'

type Context = Parameters<typeof startCheckout>[1]

let requests: RecordedRequest[]
let context: Context
let shop: ReturnType<typeof openEmbeddedShop>

beforeEach(() => {
  requests = []
  shop = openEmbeddedShop({ recordRequest: (request) => requests.push(request) })
  context = {
    api: shop.api,
    siteUrl: 'https://loja.example',
    servedCities: ['Balneário Camboriú'],
    checkoutHosts: ['localhost:3000'],
    language: null,
    findProductOf: () => undefined,
  }
})

const items = [{ variantId: variantIdSchema.parse(banana), quantity: 2 }]
const delivery = { city: ' balneario camboriu ', whatsapp: ' 47999991234 ', substitution: 'similar' } as const
const cart: ParsedCheckoutBody = { kind: 'cart', items, ...delivery, cancelPath: '/store?x=1' }
const buyNow: ParsedCheckoutBody = { kind: 'buy-now', items, cancelPath: '/product/banana-prata' }
const metadata = {
  whatsapp_contact: '47999991234',
  city: 'balneario camboriu',
  replacement_option: 'similar',
}

const refused = (kind: string) => ({ ok: false, error: { kind } })
const sent = () => requests.at(-1)?.body as Record<string, unknown>

function answering(url: string): Pick<Context, 'api'> {
  const created = { url, metadataSent: true, customFieldsSent: false }
  return { api: { createCheckout: async () => success(created) } }
}

function failing(details: StoreApiErrorDetails): Pick<Context, 'api'> {
  return { api: { createCheckout: async () => failure(new StoreApiError(details)) } }
}

describe('a cart', () => {
  it('opens a hosted checkout, and everything the shopper told travels along', async () => {
    const started = await startCheckout({ ...cart, timeZone: 'America/Sao_Paulo' }, context)
    expect(started).toMatchObject({ ok: true, value: { metadataSent: true } })
    const { url } = started.ok ? started.value : { url: '' }
    expect(url.startsWith(`${shopOrigin}/hosted-checkout/`)).toBe(true)
    expect(sent()).toEqual({
      items: [{ variant_id: banana, quantity: 2 }],
      successUrl: 'https://loja.example/success',
      cancelUrl: 'https://loja.example/store?x=1',
      locale: 'pt-BR',
      timeZone: 'America/Sao_Paulo',
      metadata,
    })
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
      expect(await startCheckout({ ...broken, ...given }, context)).toEqual(refused(kind))
    }
    expect(requests).toEqual([])
  })

  it.each(['https://evil.example/', '//evil.example', '/\\evil.example', '/.//evil.example', 'store'])(
    'S6 does not return to %s',
    async (cancelPath) => {
      expect(await startCheckout({ ...cart, cancelPath }, context)).toEqual(refused('bad-return-path'))
    },
  )

  it('R11 is refused when there is not enough left', async () => {
    const many = [{ variantId: variantIdSchema.parse(banana), quantity: 6 }]
    expect(await startCheckout({ ...cart, items: many }, context)).toEqual(refused('insufficient-stock'))
  })

  it('is refused by the store for what it does not sell', async () => {
    const notSold = [{ variantId: variantIdSchema.parse(caqui), quantity: 1 }]
    expect(await startCheckout({ ...cart, items: notSold }, context)).toMatchObject(refused('store-failed'))
  })

  it('says that the details were not sent when the store refuses them', async () => {
    const strict = openEmbeddedShop({ refuseUnknownKeys: true })
    const started = await startCheckout(cart, { ...context, api: strict.api })
    expect(started).toMatchObject({ ok: true, value: { metadataSent: false } })
  })

  it("puts the details into the product's own fields, the choice in words", async () => {
    const customFields = ['WhatsApp', 'Cidade', 'Substituição'].map((title, index) => ({
      id: `cf_${index}`,
      title,
      isRequired: false,
    }))
    await startCheckout(cart, { ...context, findProductOf: () => productOf({ customFields }) })
    const [line] = sent()['items'] as readonly { custom_field_values?: readonly { value: string }[] }[]
    expect(line?.custom_field_values?.map(({ value }) => value)).toEqual([
      '47999991234',
      'balneario camboriu',
      'Trocar por marca similar, na mesma quantidade',
    ])
  })
})

describe('buying at once', () => {
  it('needs no delivery', async () => {
    expect(await startCheckout(buyNow, context)).toMatchObject({ ok: true, value: { metadataSent: false } })
    expect(sent()).not.toHaveProperty('metadata')
    expect(sent()).toMatchObject({ cancelUrl: 'https://loja.example/product/banana-prata' })
  })

  it('takes along the delivery that was given in the cart', async () => {
    await startCheckout({ ...buyNow, delivery: { ...delivery, substitution: 'remove' } }, context)
    expect(sent()['metadata']).toEqual({ ...metadata, replacement_option: 'remove' })
  })

  it('leaves a delivery at home that is not complete, or not here', async () => {
    for (const part of [{ city: 'Curitiba' }, { whatsapp: ' ' }, { substitution: null }]) {
      await startCheckout({ ...buyNow, delivery: { ...delivery, ...part } }, context)
      expect(sent()).not.toHaveProperty('metadata')
    }
  })
})

describe('the address of the hosted checkout', () => {
  it.each([
    'https://evil.example/',
    'http://checkout.hostinger.com/',
    'https://user@checkout.hostinger.com/',
    'https://checkout.hostinger.com.evil.example/',
  ])('S5 is not %s', async (url) => {
    const hosts = { checkoutHosts: ['checkout.hostinger.com'] }
    expect(await startCheckout(cart, { ...context, ...hosts, ...answering(url) })).toEqual(
      refused('bad-checkout-address'),
    )
  })

  it('gets the language of the store, beside the query it has', async () => {
    const hosts = { checkoutHosts: ['pay.example'], language: 'pt' }
    const urlFor = async (url: string) => {
      const started = await startCheckout(cart, { ...context, ...hosts, ...answering(url) })
      return started.ok ? started.value.url : started.error.kind
    }
    expect(await urlFor('https://pay.example/1?currency=brl')).toBe(
      'https://pay.example/1?currency=brl&lang=pt',
    )
    expect(await urlFor('https://pay.example/1')).toBe('https://pay.example/1?lang=pt')
    expect(await urlFor('https://pay.example/1?lang=en#x')).toBe('https://pay.example/1?lang=pt#x')
  })

  it('stays as it is where the store names no language', async () => {
    const hosts = { checkoutHosts: ['pay.example'] }
    const url = 'https://pay.example/1?a=%20b'
    expect(await startCheckout(cart, { ...context, ...hosts, ...answering(url) })).toMatchObject({
      value: { url },
    })
  })
})

describe('a store that fails', () => {
  it.each([
    [{ kind: 'timeout' }, 'store-timeout'],
    [{ kind: 'rate-limited', status: 429 }, 'store-busy'],
    [{ kind: 'http', status: 503 }, 'store-busy'],
    [{ kind: 'http', status: 500 }, 'store-failed'],
    [{ kind: 'unreachable' }, 'store-failed'],
    [{ kind: 'malformed' }, 'store-failed'],
    [{ kind: 'http', status: 400, code: 'insufficient_inventory' }, 'insufficient-stock'],
  ] as const)('%o is %s', async (details, kind) => {
    const api = failing({ ...details, message: 'm' })
    expect(await startCheckout(cart, { ...context, ...api })).toMatchObject(refused(kind))
  })
})
