import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { variantIdSchema } from '../../domain/identifiers.ts'
import { keyOf } from '../../orders/testing/sample-orders.ts'
import type { CheckoutRequest, StoreApi } from '../../store/store-api.ts'
import type { RecordedRequest } from '../embedded/handler.ts'
import { asPlainStore } from '../embedded/plain-store.ts'
import { seedId } from '../embedded/seed-identifiers.ts'
import { openSmallStore, storeId, storeOrigin } from '../embedded/testing/small-catalog.ts'
import { createStoreApiClient } from './client.ts'
import { storeFetch } from './store-fetch.ts'
import { answerJson, type Fault, faults, rateLimited, startFaultServer } from './testing/fault-server.ts'

const variantId = variantIdSchema.parse(seedId('variant', 'banana-prata', '1 kg'))
const customFields = [{ id: 'cf_1', title: 'Seu WhatsApp', isRequired: false }]
const metadata = { whatsapp: '47999991234', city: 'Balneário Camboriú', substitution: 'similar' }
const request: CheckoutRequest = {
  order: { key: keyOf(1), buyer: { address: '192.0.2.1', whatsapp: null } },
  items: [{ variantId, quantity: 1, customFields }],
  successUrl: 'http://shop.test/success',
  cancelUrl: 'http://shop.test/store',
  locale: 'pt-BR',
  timeZone: 'America/Sao_Paulo',
  metadata,
}
const effects = { random: () => 0, sleep: async () => undefined, now: Date.now, defaultCurrency: 'eur' }

function onEmbedded(habits: { refuseUnknownKeys?: boolean; refusedLocales?: string[] }) {
  const recorded: RecordedRequest[] = []
  const { store } = openSmallStore({ ...habits, recordRequest: (entry) => recorded.push(entry) })
  const api = createStoreApiClient({
    ...effects,
    baseUrl: storeOrigin,
    storeId,
    fetch: (address, init) => store.handle(new Request(address, init)),
  })
  const bodies = () => recorded.map((entry) => entry.body as Record<string, unknown>)
  return { api, store, bodies }
}

function onPlainStore() {
  const recorded: RecordedRequest[] = []
  const { store } = openSmallStore({ recordRequest: (entry) => recorded.push(entry) })
  const plain = asPlainStore(store)
  const api = createStoreApiClient({
    ...effects,
    baseUrl: storeOrigin,
    storeId,
    fetch: (address, init) => plain.handle(new Request(address, init)),
  })
  return { api, bodies: () => recorded.map((entry) => entry.body as Record<string, unknown>) }
}

describe('createCheckout', () => {
  it('sends the preferences as metadata and in matching custom fields', async () => {
    const { api, bodies } = onEmbedded({})
    const result = await api.createCheckout(request)
    // One of three wishes is not all of them.
    expect(result).toMatchObject({ ok: true, value: { metadataSent: true, customFieldsSent: false } })
    expect(bodies()).toEqual([
      {
        items: [
          {
            variant_id: variantId,
            quantity: 1,
            custom_field_values: [{ custom_field_id: 'cf_1', value: '47999991234' }],
          },
        ],
        successUrl: 'http://shop.test/success',
        cancelUrl: 'http://shop.test/store',
        locale: 'pt-BR',
        timeZone: 'America/Sao_Paulo',
        metadata: {
          whatsapp_contact: '47999991234',
          city: 'Balneário Camboriú',
          replacement_option: 'similar',
        },
      },
    ])
  })

  it('sends what differs for single products as one text more, and in their own fields', async () => {
    const { api, bodies } = onEmbedded({})
    const fields = [{ id: 'cf_2', title: 'Substituição', isRequired: false }]
    await api.createCheckout({
      ...request,
      items: [
        { variantId, quantity: 1, customFields: fields, replacementOption: 'Retirar' },
        { variantId, quantity: 2, customFields: fields },
      ],
      metadata: { ...metadata, replacementExceptions: 'Banana Prata, 1 kg: retirar' },
    })
    const values = (value: string) => ({ custom_field_values: [{ custom_field_id: 'cf_2', value }] })
    expect(bodies()[0]).toMatchObject({
      items: [values('Retirar'), values('similar')],
      metadata: { replacement_option: 'similar', replacement_exceptions: 'Banana Prata, 1 kg: retirar' },
    })
  })

  it('says that the fields had it only where each line had a field for number, city and choice', async () => {
    const { api } = onEmbedded({ refuseUnknownKeys: true })
    const fields = ['WhatsApp', 'Cidade', 'Substituição'].map((title, index) => ({
      id: `cf_${index}`,
      title,
      isRequired: false,
    }))
    const all = { variantId, quantity: 1, customFields: fields }
    const some = { ...all, customFields: fields.slice(1) }
    const isSent = async (items: CheckoutRequest['items'], part = {}) => {
      const result = await api.createCheckout({ ...request, items, ...part })
      return result.ok && result.value.customFieldsSent
    }
    expect(await isSent([all])).toBe(true)
    expect([await isSent([all, some]), await isSent([some])]).toEqual([false, false])
    expect(await isSent([all], { metadata: undefined })).toBe(false)
  })

  it('repeats once without metadata where it is refused, remembers it, and says so', async () => {
    const { api, bodies } = onEmbedded({ refuseUnknownKeys: true })
    expect(await api.createCheckout(request)).toMatchObject({
      ok: true,
      value: { metadataSent: false, customFieldsSent: false },
    })
    expect(bodies().map((body) => 'metadata' in body)).toEqual([true, false])
    expect(await api.createCheckout(request)).toMatchObject({ ok: true, value: { metadataSent: false } })
    expect(bodies()).toHaveLength(3)
  })

  it('repeats once without a locale the store does not know', async () => {
    const { api, bodies } = onEmbedded({ refusedLocales: ['pt-BR'], refuseUnknownKeys: true })
    expect(await api.createCheckout(request)).toMatchObject({ ok: true, value: { metadataSent: false } })
    expect(bodies().map((body) => [body['locale'], 'metadata' in body])).toEqual([
      ['pt-BR', true],
      ['pt-BR', false],
      [undefined, false],
    ])
  })

  it('R25 opens a checkout in a store that knows the body of the specification only, and remembers what it refuses', async () => {
    const { api, bodies } = onPlainStore()
    const opened = { ok: true, value: { metadataSent: false, customFieldsSent: false } }
    expect(await api.createCheckout(request)).toMatchObject(opened)
    expect(await api.createCheckout(request)).toMatchObject(opened)
    expect(bodies()).toHaveLength(2)
    for (const body of bodies()) {
      expect(Object.keys(body)).toEqual(['items', 'successUrl', 'cancelUrl', 'locale', 'timeZone'])
      expect(body['items']).toEqual([{ variant_id: variantId, quantity: 1 }])
      expect([body['locale'], body['timeZone']]).toEqual(['pt-BR', 'America/Sao_Paulo'])
    }
  })

  it('R11 gives back insufficient_inventory as the code', async () => {
    const { api, bodies } = onEmbedded({})
    const result = await api.createCheckout({ ...request, items: [{ variantId, quantity: 6 }] })
    expect(result).toMatchObject({
      ok: false,
      error: { kind: 'http', status: 400, code: 'insufficient_inventory' },
    })
    expect(bodies()).toHaveLength(1)
  })
})

const server = await startFaultServer()
afterAll(() => server.close())

describe('createCheckout over a failing connection', () => {
  let api: StoreApi
  const open = (checkoutMs: number) => {
    const timeouts = { readMs: 60_000, checkoutMs }
    return createStoreApiClient({ ...effects, baseUrl: server.origin, storeId, fetch: storeFetch, timeouts })
  }
  // It remembers a pause that the store asked for.
  beforeEach(() => {
    api = open(60_000)
  })

  const cases: [string, Fault, string][] = [
    ['a time-out', faults.hang, 'timeout'],
    ['a reset', faults.reset, 'unreachable'],
    ['a server error', faults.serverError, 'http'],
    ['a short rate limit', rateLimited('1'), 'rate-limited'],
    ['half an answer', faults.truncated, 'unreachable'],
    ['an answer without an address', answerJson({}), 'malformed'],
    ['a relative address', answerJson({ url: '/pay' }), 'malformed'],
    ['an address that runs code', answerJson({ url: 'javascript:alert(1)' }), 'malformed'],
  ]
  it.each(cases)('R3 never repeats a POST after %s', async (_title, fault, kind) => {
    server.answerWith(fault)
    const client = kind === 'timeout' ? open(500) : api
    expect(await client.createCheckout(request)).toMatchObject({ ok: false, error: { kind } })
    expect(server.received).toHaveLength(1)
  })

  it('R25 takes a 400 without a word for a refusal of the metadata, repeats once, and remembers nothing', async () => {
    const bare = answerJson({ url: 'https://pay.example/1' })
    for (let turn = 0; turn < 2; turn += 1) {
      server.answerWith(answerJson({ statusCode: 400, message: 'Bad Request' }, 400), bare)
      expect(await api.createCheckout(request)).toMatchObject({ ok: true, value: { metadataSent: false } })
      expect(server.received.map(({ body }) => 'metadata' in JSON.parse(body))).toEqual([true, false])
    }
  })

  it('repeats nothing after a 400 that names what has to be there, or has a code', async () => {
    for (const answer of [{ message: ['items.0.quantity is too large'] }, { code: 'closed', message: 'x' }]) {
      server.answerWith(answerJson(answer, 400))
      expect(await api.createCheckout(request)).toMatchObject({ ok: false, error: { status: 400 } })
      expect(server.received).toHaveLength(1)
    }
  })

  it('repeats at most twice however often the store refuses', async () => {
    server.answerWith(answerJson({ message: ['property metadata should not exist', 'locale is odd'] }, 400))
    expect(await api.createCheckout(request)).toMatchObject({ ok: false, error: { status: 400 } })
    expect(server.received).toHaveLength(3)
  })
})
