import { describe, expect, it } from 'vitest'
import { banana, halfKiloBread, openedCheckout, storeId } from '../adapters/embedded/testing/small-catalog.ts'
import { answerJson, type Fault, faults, rateLimited } from '../adapters/hostinger/testing/fault-server.ts'
import { testClient } from '../adapters/hostinger/testing/test-client.ts'
import { variantIdSchema } from '../domain/identifiers.ts'
import { keyOf, newOrderOf } from '../orders/testing/sample-orders.ts'
import { closedPort } from '../testing/closed-port.ts'
import { type CheckoutOutcome, createSharedAttempts } from './checkout-context.ts'
import { requestHashOf } from './order-of-body.ts'
import { type BodyChanges, items, kindOf, setUpCheckout } from './testing/checkout-under-test.ts'

const checkout = setUpCheckout()
const { accept, start, journaled, clientWith } = checkout

/** As another process of the same folder has it: the journal is all they share. */
const otherProcess = () => ({ attempts: createSharedAttempts<CheckoutOutcome>() })

describe('one key', () => {
  it('R9 gives the same address again, and asks the store once', async () => {
    const first = await start()
    const second = await start()
    expect(first).toMatchObject({ ok: true, value: { isRepeated: false } })
    expect(second).toMatchObject({ ok: true, value: { isRepeated: true } })
    expect(second.ok && second.value.url).toBe(first.ok && first.value.url)
    await checkout.context.journal.createEvent({ key: keyOf(1), from: ['opened'], to: 'arrived' })
    expect(kindOf(await start())).toBe('opened')
    expect(checkout.store.checkouts()).toBe(1)
  })

  it('R8 has one outcome for all who ask at once', async () => {
    const outcomes = await Promise.all([start(), start(), start()])
    expect(outcomes.map(kindOf)).toEqual(['opened', 'opened', 'opened'])
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.url)).size).toBe(1)
    expect(checkout.store.checkouts()).toBe(1)
  })

  it('R3 has one refusal for all who ask at once, and the store one question', async () => {
    checkout.store.answerCheckouts(rateLimited('30'))
    const outcomes = await Promise.all([start(), start(), start()])
    expect(outcomes.map(kindOf)).toEqual(['store-busy', 'store-busy', 'store-busy'])
    expect(checkout.store.checkouts()).toBe(1)
  })

  it('R8 is sent by one of several processes, and the others wait for its address', async () => {
    const outcomes = await Promise.all([start(), start({}, otherProcess()), start({}, otherProcess())])
    expect(outcomes.map(kindOf)).toEqual(['opened', 'opened', 'opened'])
    expect(new Set(outcomes.map((outcome) => outcome.ok && outcome.value.url)).size).toBe(1)
    expect(checkout.store.checkouts()).toBe(1)
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
    expect(checkout.store.checkouts()).toBe(1)
  })

  const unclear: [string, Fault][] = [
    ['a time-out', faults.hang],
    ['a reset', faults.reset],
    ['half an answer', faults.truncated],
    ['a slow answer', faults.slowBody],
    ['an HTML page', faults.html],
    ['broken JSON', faults.malformedJson],
    ['a huge answer', faults.hugeDeclared],
    ['an answer without an address', answerJson({})],
    ['a gateway that gave up', answerJson({}, 504)],
  ]
  it.each(unclear)('R9 is honestly unknown after %s, and is never sent again', async (_title, fault) => {
    checkout.store.answerCheckouts(fault, accept)
    const isLate = fault === faults.hang || fault === faults.slowBody
    const api = isLate ? clientWith({ checkoutMs: 1000 }) : checkout.context.api
    expect(kindOf(await start({}, { api }))).toBe('checkout-unknown')
    expect(await journaled()).toBe('unknown')
    expect(kindOf(await start())).toBe('checkout-unknown')
    expect(checkout.store.checkouts()).toBe(1)
  })

  const taken: [string, Fault, string, string][] = [
    ['a rate limit', rateLimited(null), 'store-busy', 'refused'],
    ['a store that is closed', answerJson({}, 503), 'store-down', 'refused'],
    ['a refusal', answerJson({ message: 'no' }, 422), 'store-failed', 'refused'],
    ['a breakdown', faults.serverError, 'store-failed', 'failed'],
    ['a broken gateway', faults.htmlError, 'store-failed', 'failed'],
  ]
  it.each(taken)(
    'R3 may be tried again after %s, and never by itself',
    async (_title, fault, kind, state) => {
      checkout.store.answerCheckouts(fault, accept)
      expect(kindOf(await start())).toBe(kind)
      expect([await journaled(), checkout.store.checkouts()]).toEqual([state, 1])
      expect(kindOf(await start())).toBe('opened')
      expect([await journaled(), checkout.store.checkouts()]).toEqual(['opened', 2])
      const states = (await checkout.context.journal.listEvents(keyOf(1))).map(({ to }) => to)
      expect(states).toEqual(['recorded', 'sending', state, 'sending', 'opened'])
    },
  )

  it('R18 sends what was recorded and never sent', async () => {
    await checkout.context.journal.create({
      ...newOrderOf({ kind: 'buy-now', delivery: null }),
      requestHash: requestHashOf({ kind: 'buy-now', items, cancelPath: '/store' }),
    })
    expect(kindOf(await start())).toBe('opened')
    expect([await journaled(), checkout.store.checkouts()]).toEqual(['opened', 1])
  })

  it('R9 may be tried again when the store was never reached', async () => {
    const { createCheckout } = testClient({ baseUrl: `http://127.0.0.1:${await closedPort()}`, storeId })
    expect(kindOf(await start({}, { api: { createCheckout } }))).toBe('store-down')
    expect(await journaled()).toBe('refused')
    expect(kindOf(await start())).toBe('opened')
  })

  it('S5 is unknown when the store answered an address of another host', async () => {
    checkout.store.answerCheckouts(answerJson({ url: 'https://evil.example/' }))
    expect(kindOf(await start())).toBe('bad-checkout-address')
    expect(kindOf(await start())).toBe('checkout-unknown')
    expect([await journaled(), checkout.store.checkouts()]).toEqual(['unknown', 1])
  })
})

describe('a cart that is no longer as it was seen', () => {
  it('R12 is neither written down nor sent when a price changed', async () => {
    const seen = { items: [{ ...items[0], seenAmount: 690 }] } as BodyChanges
    const outcome = await start(seen)
    expect(outcome).toMatchObject({
      ok: false,
      error: {
        kind: 'cart-changed',
        lines: [{ variantId: banana, changes: [{ kind: 'price', from: 690, to: 590 }] }],
      },
    })
    expect([await journaled(), checkout.store.checkouts()]).toEqual([null, 0])
  })

  it('R11 comes back with its lines when the store sold the last ones meanwhile', async () => {
    const refuse = answerJson({ code: 'insufficient_inventory', message: 'no' }, 400)
    checkout.store.answerCheckouts(async (request, response) => {
      checkout.store.store.payCheckout(
        await openedCheckout(checkout.store.store, [{ variant_id: banana, quantity: 4 }]),
        'pix',
      )
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
    checkout.store.answerCheckouts(answerJson({ code: 'insufficient_inventory', message: 'no' }, 400))
    expect(kindOf(await start())).toBe('insufficient-stock')
  })

  it('is not sent while the store cannot say what it costs', async () => {
    checkout.store.server.answerWith(faults.serverError)
    expect(kindOf(await start())).toBe('store-failed')
    checkout.store.server.answerWith(answerJson({}, 503))
    expect(
      kindOf(
        await start({
          items: [{ variantId: variantIdSchema.parse(halfKiloBread), quantity: 1, seenAmount: null }],
        }),
      ),
    ).toBe('store-down')
    expect([await journaled(), checkout.store.checkouts()]).toEqual([null, 0])
  })
})
