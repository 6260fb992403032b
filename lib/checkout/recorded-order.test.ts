import { describe, expect, it } from 'vitest'
import { banana } from '../adapters/embedded/testing/small-catalog.ts'
import { answerJson } from '../adapters/hostinger/testing/fault-server.ts'
import { arrangedZone, specifiedZone } from '../domain/delivery.ts'
import { success } from '../domain/result.ts'
import { recordReturn } from '../orders/record-return.ts'
import { keyOf } from '../orders/testing/sample-orders.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { type BodyChanges, items, kindOf, setUpCheckout } from './testing/checkout-under-test.ts'

const checkout = setUpCheckout()
const { accept, start, journaled, recorded } = checkout
const delivery = { city: 'penha', whatsapp: '47 99999-1234', substitution: 'similar' }

describe('the journal of a checkout', () => {
  it('holds an order before the store receives it', async () => {
    let seen: string | null = null
    checkout.store.answerCheckouts(async (request, response) => {
      seen = await journaled()
      accept(request, response)
    })
    await start()
    expect(seen).toBe('sending')
  })

  it('holds none for less than its zone asks, whatever the page said', async () => {
    const zoneOf = (minimum: number) => [{ ...specifiedZone('Penha'), minimum }]
    const buy = (minimum: number) =>
      start({ delivery } as BodyChanges, { deliveryZones: zoneOf(minimum) }).then(kindOf)
    expect([await buy(1181), await journaled()]).toEqual(['below-minimum', null])
    expect([await buy(1180), await journaled()]).toEqual(['opened', 'opened'])
  })

  it('holds lines, prices, details and the answer of the store', async () => {
    const lines = [{ ...items[0], seenAmount: 590, substitution: 'remove', note: ' bem madura ' }]
    const given = { city: ' balneario camboriu ', whatsapp: ' (47) 99999-1234 ', note: ' Portão azul ' }
    const delivery = { ...given, substitution: 'similar' }
    await start({ items: lines, delivery } as BodyChanges)
    expect(await recorded()).toMatchObject({
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
          nominalGrams: 1000,
          isSoldByWeight: false,
        },
      ],
      delivery: {
        city: 'balneario camboriu',
        whatsapp: '(47) 99999-1234',
        whatsappNormalized: '+5547999991234',
        substitution: 'similar',
        note: 'Portão azul',
      },
      paymentUrl: `${checkout.store.origin}/pay/1`,
      metadataSent: true,
      customFieldsSent: false,
      requestId: 'r-1',
      accountId: 'account-1',
    })
    expect((await checkout.context.journal.listEvents(keyOf(1))).at(-1)).toMatchObject({
      to: 'opened',
      upstreamStatus: 201,
      correlationId: 'corr-1',
    })
    const sent = JSON.parse(checkout.store.server.received.at(-1)?.body ?? '{}')
    expect(sent.metadata).toEqual({
      whatsapp_contact: '(47) 99999-1234',
      city: 'balneario camboriu',
      replacement_option: 'similar',
      replacement_exceptions: 'Banana Prata: retirar; nota: bem madura',
      order_note: 'Portão azul',
    })
  })

  const itajai = { ...specifiedZone('Itajaí/SC'), fee: 1850 }
  it.each([
    ['ITAJAI - SC', [specifiedZone('Penha'), itajai], { zone: 'Itajaí/SC', fee: 1850, weightGrams: 2000 }],
    [
      'Penha',
      [{ ...specifiedZone('Penha'), maximumItems: 1 }],
      { zone: 'Penha', fee: null, weightGrams: 2000 },
    ],
    ['Penha', [{ ...specifiedZone('Penha'), freeFrom: 1180 }], { zone: 'Penha', fee: 0, weightGrams: 2000 }],
    ['Curitiba', [specifiedZone('Penha'), itajai], { zone: null, fee: null, weightGrams: 2000 }],
    ['Curitiba', [specifiedZone('Penha')], { zone: null, fee: 1200, weightGrams: 2000 }],
    ['Rua das Flores 12, Maria', [arrangedZone('brl')], { zone: null, fee: null, weightGrams: 2000 }],
  ])(
    'S54 holds the zone, the fee and the weight of an order to %s',
    async (city, deliveryZones, shipping) => {
      const facts = await checkout.context.quote([{ ...items[0], quantity: 1 }] as never, {})
      expect(facts.ok && facts.value.lines[0]?.weightGrams).toBe(1000)
      await start({ delivery: { ...delivery, city } } as BodyChanges, { deliveryZones })
      expect((await recorded())?.shipping).toEqual(shipping)
    },
  )

  it('R12 holds none for another fee than the page said', async () => {
    const buy = async (seenFee: number | null) =>
      start({ delivery, seenFee } as BodyChanges, { deliveryZones: [specifiedZone('Penha')] })
    const facts = await checkout.context.quote([{ ...items[0], quantity: 1 }] as never, {})
    expect(facts.ok && facts.value.lines[0]?.weightGrams).toBe(1000)
    const refused = { ok: false, error: { kind: 'delivery-changed', fee: 1200 } }
    expect([await buy(1100), await buy(null)]).toEqual([refused, refused])
    expect(await journaled()).toBeNull()
    expect(kindOf(await buy(1200))).toBe('opened')
  })

  it('R12 holds none for another fee where a weight is unknown, unless the page knew that it is arranged', async () => {
    const weightless: CheckoutContext['quote'] = async (...given) => {
      const quoted = await checkout.context.quote(...given)
      if (!quoted.ok) return quoted
      const { shipping } = quoted.value
      return success({ ...quoted.value, shipping: { ...shipping, weightGrams: 0, isEstimate: true } })
    }
    const buy = async (seenFee: number | null) =>
      start({ delivery, seenFee } as BodyChanges, {
        deliveryZones: [specifiedZone('Penha')],
        quote: weightless,
      })
    expect([await buy(800), await journaled()]).toEqual([
      { ok: false, error: { kind: 'delivery-changed', fee: 1200 } },
      null,
    ])
    expect(kindOf(await buy(null))).toBe('opened')
  })

  it('does not say that details were sent when the store refused them', async () => {
    checkout.store.answerCheckouts(
      answerJson({ message: ['property metadata should not exist'] }, 400),
      accept,
    )
    const delivery = { city: 'Balneário Camboriú', whatsapp: '47999991234', substitution: 'similar' }
    const started = await start({ delivery } as BodyChanges)
    expect(started).toMatchObject({ value: { metadataSent: false } })
    expect(await recorded()).toMatchObject({
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
    const outcome = await start({}, { journal: { ...checkout.context.journal, create: full }, log })
    expect([kindOf(outcome), checkout.store.checkouts()]).toEqual(['store-failed', 0])
    expect(logged).toEqual([['checkout.broken', 'database or disk is full']])
  })

  it('gives the address also when it fails after the store answered, and sends nothing twice', async () => {
    const { createEvent } = checkout.context.journal
    const journal: CheckoutContext['journal'] = {
      ...checkout.context.journal,
      createEvent: async (event) => {
        if (event.to === 'opened') throw new Error('disk is full')
        return createEvent(event)
      },
    }
    expect(kindOf(await start({}, { journal }))).toBe('opened')
    expect(kindOf(await start({}, { sleep: async () => undefined }))).toBe('checkout-unknown')
    expect(checkout.store.checkouts()).toBe(1)
  })

  it('R26 says what came of it as soon as it can be written again', async () => {
    const { createEvent } = checkout.context.journal
    let failures = 0
    const pauses: number[] = []
    const journal: CheckoutContext['journal'] = {
      ...checkout.context.journal,
      createEvent: async (event) => {
        if (event.to === 'opened' && failures < 3) {
          failures += 1
          throw new Error('the database is away')
        }
        return createEvent(event)
      },
    }
    const sleep = async (milliseconds: number) => void pauses.push(milliseconds)
    expect(kindOf(await start({}, { journal, sleep }))).toBe('opened')
    await expect.poll(journaled).toBe('opened')
    expect(pauses).toEqual([1000, 2000, 5000])
    expect([kindOf(await start()), checkout.store.checkouts()]).toEqual(['opened', 1])
  })

  it('R45 says so too when the shopper is back from the payment before it can be written', async () => {
    const { createEvent } = checkout.context.journal
    let isAway = true
    const journal: CheckoutContext['journal'] = {
      ...checkout.context.journal,
      createEvent: async (event) => {
        if (event.to === 'opened' && isAway) throw new Error('the database is away')
        return createEvent(event)
      },
    }
    const shopperIsBack = async () => {
      await createEvent({ key: keyOf(1), from: ['sending'], to: 'unknown' })
      const order = await recorded()
      const value = order?.returnValues?.arrival ?? ''
      await recordReturn(checkout.context.journal, { key: keyOf(1), value })
      isAway = false
    }
    expect(kindOf(await start({}, { journal, sleep: shopperIsBack }))).toBe('opened')
    const read = async () => {
      const order = await recorded()
      return [order?.state, order?.paymentUrl?.startsWith('http')]
    }
    await expect.poll(read).toEqual(['arrived', true])
    expect([kindOf(await start()), checkout.store.checkouts()]).toEqual(['opened', 1])
  })
})
