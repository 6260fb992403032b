import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { banana, halfKiloBread, openedCheckout, storeId } from '../adapters/embedded/testing/small-catalog.ts'
import { answerJson, type Fault, faults, rateLimited } from '../adapters/hostinger/testing/fault-server.ts'
import { testClient } from '../adapters/hostinger/testing/test-client.ts'
import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { variantIdSchema } from '../domain/identifiers.ts'
import { keyOf } from '../orders/testing/sample-orders.ts'
import { closedPort } from '../testing/closed-port.ts'
import type { CheckoutContext, CheckoutOutcome } from './checkout-context.ts'
import { createSharedAttempts } from './shared-attempts.ts'
import { startCheckout } from './start-checkout.ts'
import { openCheckoutParts } from './testing/checkout-parts.ts'
import { acceptCheckout, type CountingStore, startCountingStore } from './testing/counting-store.ts'

// A real client over real connections to a server that does to checkouts what it is told.
let store: CountingStore
let accept: Fault
let context: CheckoutContext

const clientWith = ({ checkoutMs }: { checkoutMs: number }) =>
  testClient({ baseUrl: store.origin, storeId, timeouts: { readMs: 5000, checkoutMs } })

beforeEach(async () => {
  store = await startCountingStore()
  accept = acceptCheckout(() => store.origin)
  const api = clientWith({ checkoutMs: 5000 })
  context = await openCheckoutParts(api, { checkoutHosts: [new URL(store.origin).host] })
})
afterEach(() => store.close())

const items = [{ variantId: variantIdSchema.parse(banana), quantity: 2, seenAmount: null }]
const body: ParsedCheckoutBody = { kind: 'buy-now', items, cancelPath: '/store' }
const start = (changes: Partial<typeof body> = {}, parts: Partial<CheckoutContext> = {}) =>
  startCheckout(
    {
      key: keyOf(1),
      requestId: 'r-1',
      accountId: 'account-1',
      body: { ...body, ...changes } as ParsedCheckoutBody,
    },
    { ...context, ...parts },
  )
const journaled = async () => (await context.journal.findOptional(keyOf(1)))?.state ?? null
const kindOf = (outcome: CheckoutOutcome) => (outcome.ok ? 'opened' : outcome.error.kind)
/** As another process of the same folder has it: the journal is all they share. */
const otherProcess = () => ({ attempts: createSharedAttempts<CheckoutOutcome>() })

describe('one key', () => {
  it('R9 gives the same address again, and asks the store once', async () => {
    const first = await start()
    const second = await start()
    expect(first).toMatchObject({ ok: true, value: { isRepeated: false } })
    expect(second).toMatchObject({ ok: true, value: { isRepeated: true } })
    expect(second.ok && second.value.url).toBe(first.ok && first.value.url)
    await context.journal.createEvent({ key: keyOf(1), from: ['opened'], to: 'arrived' })
    expect(kindOf(await start())).toBe('opened')
    expect(store.checkouts()).toBe(1)
  })

  it('R8 has one outcome for all who ask at once', async () => {
    const outcomes = await Promise.all([start(), start(), start()])
    expect(outcomes.map(kindOf)).toEqual(['opened', 'opened', 'opened'])
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.url)).size).toBe(1)
    expect(store.checkouts()).toBe(1)
  })

  it('R3 has one refusal for all who ask at once, and the store one question', async () => {
    store.answerCheckouts(rateLimited('30'))
    const outcomes = await Promise.all([start(), start(), start()])
    expect(outcomes.map(kindOf)).toEqual(['store-busy', 'store-busy', 'store-busy'])
    expect(store.checkouts()).toBe(1)
  })

  it('R8 is sent by one of several processes, and the others wait for its address', async () => {
    const outcomes = await Promise.all([start(), start({}, otherProcess()), start({}, otherProcess())])
    expect(outcomes.map(kindOf)).toEqual(['opened', 'opened', 'opened'])
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.url)).size).toBe(1)
    expect(store.checkouts()).toBe(1)
  })

  it('R10 is refused for another body, later and at the same time', async () => {
    const more = { items: [{ variantId: variantIdSchema.parse(banana), quantity: 3, seenAmount: null }] }
    const [first, atOnce, elsewhere] = await Promise.all([start(), start(more), start(more, otherProcess())])
    expect([first, atOnce, elsewhere].map(kindOf)).toEqual([
      'opened',
      'idempotency-conflict',
      'idempotency-conflict',
    ])
    expect(kindOf(await start(more))).toBe('idempotency-conflict')
    expect(store.checkouts()).toBe(1)
  })

  const unclear: [string, Fault][] = [
    ['a time-out', faults.hang],
    ['a reset', faults.reset],
    ['half an answer', faults.truncated],
    ['an HTML page', faults.html],
    ['broken JSON', faults.malformedJson],
    ['a huge answer', faults.hugeDeclared],
    ['an answer without an address', answerJson({})],
    ['a gateway that gave up', answerJson({}, 504)],
  ]
  it.each(unclear)('R9 is honestly unknown after %s, and is never sent again', async (_title, fault) => {
    store.answerCheckouts(fault, accept)
    const api = fault === faults.hang ? clientWith({ checkoutMs: 1000 }) : context.api
    expect(kindOf(await start({}, { api }))).toBe('checkout-unknown')
    expect(await journaled()).toBe('unknown')
    expect(kindOf(await start())).toBe('checkout-unknown')
    expect(store.checkouts()).toBe(1)
  })

  const taken: [string, Fault, string, string][] = [
    ['a rate limit', rateLimited('30'), 'store-busy', 'refused'],
    ['a store that is closed', answerJson({}, 503), 'store-busy', 'refused'],
    ['a refusal', answerJson({ message: 'no' }, 422), 'store-failed', 'refused'],
    ['a breakdown', faults.serverError, 'store-failed', 'failed'],
    ['a broken gateway', faults.htmlError, 'store-failed', 'failed'],
  ]
  it.each(taken)(
    'R3 may be tried again after %s, and never by itself',
    async (_title, fault, kind, state) => {
      store.answerCheckouts(fault, accept)
      expect(kindOf(await start())).toBe(kind)
      expect([await journaled(), store.checkouts()]).toEqual([state, 1])
      expect(kindOf(await start())).toBe('opened')
      expect([await journaled(), store.checkouts()]).toEqual(['opened', 2])
      const states = (await context.journal.listEvents(keyOf(1))).map(({ to }) => to)
      expect(states).toEqual(['recorded', 'sending', state, 'sending', 'opened'])
    },
  )

  it('R9 may be tried again when the store was never reached', async () => {
    const { createCheckout } = testClient({ baseUrl: `http://127.0.0.1:${await closedPort()}`, storeId })
    expect(kindOf(await start({}, { api: { createCheckout } }))).toBe('store-failed')
    expect(await journaled()).toBe('refused')
    expect(kindOf(await start())).toBe('opened')
  })

  it('S5 is unknown when the store answered an address of somebody else', async () => {
    store.answerCheckouts(answerJson({ url: 'https://evil.example/' }))
    expect(kindOf(await start())).toBe('bad-checkout-address')
    expect(kindOf(await start())).toBe('checkout-unknown')
    expect([await journaled(), store.checkouts()]).toEqual(['unknown', 1])
  })
})

describe('a cart that is no longer as it was seen', () => {
  it('R12 is neither written down nor sent when a price changed', async () => {
    const seen = { items: [{ ...items[0], seenAmount: 690 }] } as Partial<typeof body>
    const outcome = await start(seen)
    expect(outcome).toMatchObject({
      ok: false,
      error: {
        kind: 'cart-changed',
        lines: [{ variantId: banana, changes: [{ kind: 'price', from: 690, to: 590 }] }],
      },
    })
    expect([await journaled(), store.checkouts()]).toEqual([null, 0])
  })

  it('R11 comes back with its lines when the store sold the last ones meanwhile', async () => {
    const refuse = answerJson({ code: 'insufficient_inventory', message: 'no' }, 400)
    store.answerCheckouts(async (request, response) => {
      store.store.payCheckout(await openedCheckout(store.store, [{ variant_id: banana, quantity: 4 }]), 'pix')
      refuse(request, response)
    })
    expect(await start()).toMatchObject({
      error: {
        kind: 'cart-changed',
        lines: [{ variantId: banana, changes: [{ kind: 'short', available: 1 }] }],
      },
    })
    expect(await journaled()).toBe('refused')
  })

  it('R11 says that there is not enough where the store alone knows of what', async () => {
    store.answerCheckouts(answerJson({ code: 'insufficient_inventory', message: 'no' }, 400))
    expect(kindOf(await start())).toBe('insufficient-stock')
  })

  it('is not sent while the store cannot say what it costs', async () => {
    store.server.answerWith(faults.serverError)
    expect(kindOf(await start())).toBe('store-failed')
    store.server.answerWith(answerJson({}, 503))
    expect(
      kindOf(
        await start({
          items: [{ variantId: variantIdSchema.parse(halfKiloBread), quantity: 1, seenAmount: null }],
        }),
      ),
    ).toBe('store-busy')
    expect([await journaled(), store.checkouts()]).toEqual([null, 0])
  })
})

describe('the journal', () => {
  it('holds an order before the store hears of it', async () => {
    let seen: string | null = null
    store.answerCheckouts(async (request, response) => {
      seen = await journaled()
      accept(request, response)
    })
    await start()
    expect(seen).toBe('sending')
  })

  it('holds lines, prices, details and the answer of the store', async () => {
    const lines = [{ ...items[0], seenAmount: 590, substitution: 'remove', note: ' bem madura ' }]
    const delivery = { city: ' balneario camboriu ', whatsapp: ' (47) 99999-1234 ', substitution: 'similar' }
    await start({ items: lines, delivery } as Partial<typeof body>)
    expect(await context.journal.findOptional(keyOf(1))).toMatchObject({
      kind: 'buy-now',
      state: 'opened',
      requestHash: expect.stringMatching(/^[0-9a-f]{64}$/),
      lines: [
        {
          variantId: banana,
          title: 'Banana Prata',
          variantTitle: null,
          quantity: 2,
          seenAmount: 590,
          quotedAmount: 590,
          currency: 'brl',
          substitution: 'remove',
          note: 'bem madura',
        },
      ],
      delivery: {
        city: 'balneario camboriu',
        whatsapp: '(47) 99999-1234',
        whatsappNormalized: '+5547999991234',
        substitution: 'similar',
      },
      address: `${store.origin}/pay/1`,
      metadataSent: true,
      customFieldsSent: false,
      requestId: 'r-1',
      accountId: 'account-1',
    })
    expect((await context.journal.listEvents(keyOf(1))).at(-1)).toMatchObject({
      to: 'opened',
      upstreamStatus: 201,
      correlationId: 'corr-1',
    })
    const sent = JSON.parse(store.server.received.at(-1)?.body ?? '{}')
    expect(sent.metadata).toEqual({
      whatsapp_contact: '(47) 99999-1234',
      city: 'balneario camboriu',
      replacement_option: 'similar',
      replacement_exceptions: 'Banana Prata: retirar; nota: bem madura',
    })
  })

  it('does not say that details were sent when the store refused them', async () => {
    store.answerCheckouts(answerJson({ message: ['property metadata should not exist'] }, 400), accept)
    const delivery = { city: 'Balneário Camboriú', whatsapp: '47999991234', substitution: 'similar' }
    const started = await start({ delivery } as Partial<typeof body>)
    expect(started).toMatchObject({ value: { metadataSent: false } })
    expect(await context.journal.findOptional(keyOf(1))).toMatchObject({
      metadataSent: false,
      customFieldsSent: false,
      delivery: { whatsapp: '47999991234' },
    })
  })

  it('stops every sale while it cannot be written', async () => {
    const full = async () => {
      throw Object.assign(new Error('database or disk is full'), { code: 'ERR_SQLITE_ERROR' })
    }
    const logged: unknown[] = []
    const log: CheckoutContext['log'] = (_level, event, fields) => logged.push([event, fields['message']])
    const outcome = await start({}, { journal: { ...context.journal, create: full }, log })
    expect([kindOf(outcome), store.checkouts()]).toEqual(['store-failed', 0])
    expect(logged).toEqual([['checkout.broken', 'database or disk is full']])
  })

  it('gives the address also when it fails after the store answered, and sends nothing twice', async () => {
    const { createEvent } = context.journal
    const journal: CheckoutContext['journal'] = {
      ...context.journal,
      createEvent: async (event) => {
        if (event.to === 'opened') throw new Error('disk is full')
        return createEvent(event)
      },
    }
    expect(kindOf(await start({}, { journal }))).toBe('opened')
    expect(kindOf(await start({}, { sleep: async () => undefined }))).toBe('checkout-unknown')
    expect(store.checkouts()).toBe(1)
  })
})
