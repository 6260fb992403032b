import { beforeEach, describe, expect, it } from 'vitest'
import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'
import { specifiedZone } from '../domain/delivery.ts'
import { pickupName } from '../domain/pickup.ts'
import { whatsappHost } from '../domain/whatsapp.ts'
import { keyOf } from '../orders/testing/sample-orders.ts'
import type { CheckoutContext } from './checkout-context.ts'
import { startCheckout } from './start-checkout.ts'
import { items, kindOf, setUpCheckout } from './testing/checkout-under-test.ts'

const day = '2026-11-25'
const morning = `${day}T09:00/12:00`
const evening = `${day}T18:00/20:00`
const everyDay = [0, 1, 2, 3, 4, 5, 6]
const schedule = {
  rules: [
    { weekdays: everyDay, from: 540, to: 720, closesBefore: 60, places: 1 },
    { weekdays: everyDay, from: 1080, to: 1200, closesBefore: 0, places: null },
  ],
  closedDays: ['11-26'],
}

const shop = setUpCheckout()
let now: number
beforeEach(() => {
  now = Date.parse(`${day}T07:00-03:00`)
})

type Bought = {
  readonly city?: string
  readonly number?: number
  readonly window?: string
  readonly kind?: 'cart' | 'buy-now'
}

function buy(
  { city = 'Balneário Camboriú', number = 1, window, kind = 'cart' }: Bought = {},
  parts: Partial<CheckoutContext> = {},
) {
  const home = { city, street: 'Rua A', houseNumber: '1' }
  const given = { ...home, whatsapp: '47 99999-1234', substitution: 'similar' } as const
  const details = { ...given, ...(window !== undefined && { deliveryWindow: window }) }
  const whole = kind === 'cart' ? details : city === '' ? {} : { delivery: details }
  const body = { kind, items, ...whole, cancelPath: '/store' } as ParsedCheckoutBody
  return startCheckout(
    { key: keyOf(number), requestId: 'r-1', address: '192.0.2.1', accountId: null, body },
    { ...shop.context, deliveryWindows: schedule, now: () => now, ...parts },
  )
}

const offeredBy = (outcome: Awaited<ReturnType<typeof buy>>) =>
  !outcome.ok && 'windows' in outcome.error
    ? outcome.error.windows.map(({ text, isFull }) => (isFull ? `${text} (full)` : text))
    : []

describe('a checkout where the shop has windows of delivery', () => {
  it('R74 asks for a window that takes orders, and names the next ones', async () => {
    const missing = await buy()
    expect(kindOf(missing)).toBe('window-missing')
    // Where orders are messages, of what is bought at once too.
    const asked = await buy({ kind: 'buy-now' }, { checkoutHosts: [whatsappHost] })
    expect(kindOf(asked)).toBe('window-missing')
    expect(offeredBy(missing)).toEqual([
      'Hoje, 9h–12h',
      'Hoje, 18h–20h',
      'Sexta, 9h–12h',
      'Sexta, 18h–20h',
      'Sábado, 9h–12h',
      'Sábado, 18h–20h',
    ])
    for (const window of ['2026-11-26T09:00/12:00', `${day}T10:00/12:00`, '2026-11-24T18:00/20:00'])
      expect(kindOf(await buy({ window }))).toBe('window-closed')
    now = Date.parse(`${day}T08:00-03:00`)
    const closed = await buy({ window: morning })
    expect([kindOf(closed), offeredBy(closed)[0]]).toEqual(['window-closed', 'Hoje, 18h–20h'])
    expect(await shop.journaled()).toBeNull()
  })

  it('R74 sells each place once; the store is not asked for more', async () => {
    expect(kindOf(await buy({ window: morning }))).toBe('opened')
    const full = await buy({ number: 2, window: morning })
    expect([kindOf(full), ...offeredBy(full).slice(0, 2)]).toEqual([
      'window-full',
      'Hoje, 9h–12h (full)',
      'Hoje, 18h–20h',
    ])
    expect(offeredBy(full)).toHaveLength(7)
    expect(await shop.context.journal.findOptional(keyOf(2))).toBeNull()
    expect(kindOf(await buy({ number: 2, window: evening }))).toBe('opened')
    expect((await shop.context.journal.findOptional(keyOf(2)))?.delivery?.deliveryWindow).toBe(evening)
  })

  it('R74 answers a repeated attempt as before, though its window is closed and full by now', async () => {
    const first = await buy({ window: morning })
    now = Date.parse(`${day}T13:00-03:00`)
    expect(await buy({ window: morning })).toEqual({
      ok: true,
      value: { ...(first.ok && first.value), isRepeated: true },
    })
  })

  it('gives the place of an order back that the store refused', async () => {
    shop.store.answerCheckouts((_request, response) => response.writeHead(422).end('{}'))
    expect(kindOf(await buy({ window: morning }))).not.toBe('opened')
    shop.store.answerCheckouts(shop.accept)
    expect(kindOf(await buy({ number: 2, window: morning }))).toBe('opened')
  })

  it('sends the store the window', async () => {
    await buy({ window: morning })
    const sent = shop.store.server.received.find(({ method }) => method === 'POST')
    expect(JSON.parse(sent?.body ?? '')).toMatchObject({ metadata: { delivery_window: morning } })
  })

  it('keeps no one from buying where no window is free, nor at once without saying where to', async () => {
    const none = {
      ...schedule,
      rules: schedule.rules.slice(0, 1).map((rule) => ({ ...rule, weekdays: [4] })),
    }
    expect(kindOf(await buy({}, { deliveryWindows: { ...none, closedDays: ['11-26', '12-03'] } }))).toBe(
      'opened',
    )
    expect(kindOf(await buy({ number: 2, kind: 'buy-now', city: '' }))).toBe('opened')
    expect(kindOf(await buy({ number: 3, kind: 'buy-now', window: morning }))).toBe('opened')
    expect(kindOf(await buy({ number: 4, kind: 'buy-now', window: morning }))).toBe('window-full')
  })

  it('R74 lets an order be fetched at no hour at which the place is closed', async () => {
    const place = pickupName('Rua das Flores, 12')
    const city = { ...specifiedZone(place), fee: 0, isPickup: true } as const
    const week = [{ weekdays: [3, 5], from: 480, to: 1170 }]
    const parts = {
      deliveryZones: [specifiedZone('Balneário Camboriú'), city],
      deliveryWindows: { ...schedule, pickups: [{ place, week }] },
    }
    const missing = await buy({ city: place }, parts)
    expect([kindOf(missing), ...offeredBy(missing)]).toEqual([
      'window-missing',
      'Hoje, 9h–12h',
      'Hoje, 18h–19h30',
      'Sexta, 9h–12h',
      'Sexta, 18h–19h30',
      'Qua, 02/12, 9h–12h',
      'Qua, 02/12, 18h–19h30',
    ])
    for (const window of ['2026-11-28T09:00/12:00', evening]) {
      const closed = await buy({ city: place, window }, parts)
      expect([kindOf(closed), offeredBy(closed)]).toEqual(['window-closed', offeredBy(missing)])
    }
    expect(kindOf(await buy({ number: 2, window: '2026-11-28T09:00/12:00' }, parts))).toBe('opened')
    expect(kindOf(await buy({ number: 3, city: place, window: `${day}T18:00/19:30` }, parts))).toBe('opened')
  })
})
