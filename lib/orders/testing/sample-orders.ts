import { createHash } from 'node:crypto'
import { type FulfillmentState, type LinePick, plainPick } from '../../domain/fulfillment.ts'
import { type OrderKey, type OrderLine, orderKeySchema } from '../../domain/order.ts'
import { variantIdOf } from '../../testing/sample-values.ts'
import type { NewOrder, OrderJournal } from '../order-journal.ts'

export const keyOf = (number: number): OrderKey =>
  orderKeySchema.parse(`attempt-${String(number).padStart(12, '0')}`)

/** Gives an order a code that tests know; a shop calls orders at random. */
export function digestOrderCode(key: OrderKey): string {
  return createHash('sha256').update(key).digest('hex').slice(0, 12)
}

/** `digestOrderCode` calls both the same. */
export const alikeKeys = ['attacker-key-011471193', 'attacker-key-044101080'].map((key) =>
  orderKeySchema.parse(key),
) as [OrderKey, OrderKey]

export function orderLineOf(overrides: Partial<OrderLine> = {}): OrderLine {
  return {
    variantId: variantIdOf(1),
    title: 'Banana Prata',
    variantTitle: '1 kg',
    quantity: 2,
    seenAmount: 590,
    quotedAmount: 590,
    currency: 'brl',
    substitution: null,
    note: null,
    nominalGrams: 1000,
    isSoldByWeight: false,
    ...overrides,
  }
}

export const sampleDelivery = {
  city: 'Balneário Camboriú',
  whatsapp: '(47) 99999-1234',
  whatsappNormalized: '+5547999991234',
  substitution: 'similar',
} as const

export const sampleAddress = {
  street: 'Rua das Flores',
  houseNumber: '12',
  complement: 'ap 3',
  landmark: 'perto da praça',
  recipient: 'Maria Souza',
} as const

export function newOrderOf(overrides: Partial<NewOrder> = {}): NewOrder {
  return {
    key: keyOf(1),
    requestHash: 'hash-1',
    kind: 'cart',
    lines: [orderLineOf()],
    delivery: sampleDelivery,
    shipping: { zone: 'Balneário Camboriú', fee: 1200, weightGrams: 2000 },
    requestId: 'request-1',
    accountId: null,
    ...overrides,
  }
}

/** What the store was given of an order. */
export const sampleReturns = { arrival: 'a'.repeat(32), cancellation: 'c'.repeat(32) } as const

/** A tick of the first line, as found; without its moment. */
export const samplePick = {
  line: 0,
  state: 'picked',
  ...plainPick,
  by: 'ana',
} as const satisfies Omit<LinePick, 'at'>

/** How an order that waits gets there. */
const stepsTo: Readonly<Record<FulfillmentState, readonly FulfillmentState[]>> = {
  waiting: [],
  picking: ['picking'],
  ready: ['picking', 'ready'],
  'on-the-way': ['picking', 'ready', 'on-the-way'],
  delivered: ['picking', 'ready', 'delivered'],
  cancelled: ['cancelled'],
}

/** Moves an order that waits along its way, by the hand of ana. */
export async function moveTo(journal: OrderJournal, key: OrderKey, state: FulfillmentState): Promise<void> {
  let from: FulfillmentState = 'waiting'
  for (const to of stepsTo[state]) {
    if (!(await journal.createFulfillmentEvent({ key, from, to, by: 'ana' })))
      throw new Error(`the order does not move from ${from} to ${to}`)
    from = to
  }
}
