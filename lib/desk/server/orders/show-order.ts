import type { Catalog } from '../../../catalog/snapshot.ts'
import { orderDetailTexts } from '../../../copy/order-fields.ts'
import { type PaidWay, paidFor, settledMark } from '../../../domain/difference.ts'
import {
  type FulfillmentEvent,
  type FulfillmentMove,
  type LinePick,
  offeredLines,
  undoOf,
} from '../../../domain/fulfillment.ts'
import { type Hold, isContactErased, type Order, type OrderKey } from '../../../domain/order.ts'
import { orderWarning } from '../../../domain/order-attention.ts'
import { impersonalDetailsOf } from '../../../domain/order-fields.ts'
import { confirmationUndoOf } from '../../../domain/payment-confirmation.ts'
import { productsTotal, settleOrder } from '../../../domain/settlement.ts'
import { findWhatsapp } from '../../../domain/whatsapp.ts'
import { windowSpan } from '../../../domain/window-key.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import type { DeskContact, DeskHold, DeskLine, DeskOrder } from '../../api/orders.ts'
import { lineFactsFrom, replacementFacts } from './line-facts.ts'
import { summarizeOrder } from './summarize-order.ts'

function lastMoveOf(history: readonly FulfillmentEvent[]): FulfillmentMove | null {
  return history.findLast((event) => event.kind === 'move') ?? null
}

type Effects = PaidWay & {
  readonly journal: Pick<OrderJournal, 'listPicks' | 'listEvents' | 'listFulfillmentEvents'>
  readonly readCatalog: () => Promise<Catalog | null>
  readonly listHolds: (keys: readonly OrderKey[]) => Promise<ReadonlyMap<OrderKey, Hold>>
  readonly now: () => number
}

/** Omits the contact, which has its own call; throws when the journal cannot be read. */
export async function showOrder(
  { journal, readCatalog, listHolds, now: clock, ...way }: Effects,
  order: Order,
): Promise<DeskOrder> {
  const [picksByOrder, payment, history, catalog, hold] = await Promise.all([
    journal.listPicks([order.key]),
    journal.listEvents(order.key),
    journal.listFulfillmentEvents(order.key),
    readCatalog(),
    findHold(order, listHolds),
  ])
  const now = clock()
  const picks = picksByOrder.get(order.key) ?? []
  const { lines, delivery, shipping, contactErasedAt } = order
  const settlement = settleOrder(order, picks)
  const { currency } = settlement
  const paymentUndo = confirmationUndoOf(payment.at(-1) ?? null, now)
  const undo = undoOf(lastMoveOf(history), picks, now)
  return {
    ...summarizeOrder(order, { picks, history, ...way }),
    warning: orderWarning(order),
    hold,
    lines: linesInAisleOrder(order, { picks, catalog, offered: offeredLines(history) }),
    productsTotal: productsTotal(lines),
    shippingFee: currency === null || shipping.fee === null ? null : { amount: shipping.fee, currency },
    settlement,
    paid: paidFor(order, history, way),
    mark: settledMark(history),
    weightGrams: shipping.weightGrams,
    details: delivery && { ...impersonalDetailsOf(delivery), note: delivery.note },
    // Old orders are erased even without a number; shown only if there was one.
    contactErasedAt: isContactErased(order) ? contactErasedAt : null,
    history,
    payment: payment.map(({ to, at, by }) => ({ to, at, by })),
    paymentUndoMs: paymentUndo && paymentUndo.until - now,
    undo: undo && { to: undo.to, leftMs: undo.until - now },
  }
}

/** End of the reservation of an order not started, not before its window's end. */
async function findHold(
  { key, fulfillment, delivery }: Order,
  listHolds: Effects['listHolds'],
): Promise<DeskHold | null> {
  if (fulfillment !== 'waiting') return null
  const hold = (await listHolds([key])).get(key)
  if (!hold) return null
  const end = hold.isOver ? 0 : (windowSpan(delivery?.deliveryWindow)?.to ?? 0)
  return { until: new Date(Math.max(hold.until, end)).toISOString(), isOver: hold.isOver }
}

type Known = {
  readonly picks: readonly LinePick[]
  readonly catalog: Catalog | null
  readonly offered: ReturnType<typeof offeredLines>
}

/** Sorts lines by category as in the shop; products no longer sold come last. */
function linesInAisleOrder(
  { lines, delivery }: Order,
  { picks, catalog, offered }: Known,
): readonly DeskLine[] {
  const factsOf = lineFactsFrom(catalog)
  const picksByLine = new Map(picks.map((pick) => [pick.line, pick]))
  return lines
    .map(({ variantId, quotedAmount, currency, substitution, ...line }, index) => {
      const { aisle, ...facts } = factsOf({ variantId, nominalGrams: line.nominalGrams })
      const shown: DeskLine = {
        line: index,
        title: line.title,
        variantTitle: line.variantTitle,
        quantity: line.quantity,
        price: quotedAmount !== null && currency !== null ? { amount: quotedAmount, currency } : null,
        substitution: substitution ?? delivery?.substitution ?? null,
        note: line.note,
        nominalGrams: line.nominalGrams,
        isSoldByWeight: line.isSoldByWeight,
        ...facts,
        pick: picksByLine.get(index) ?? null,
        replaced: replacementFacts(picksByLine.get(index), factsOf),
        wasOffered: offered.has(index),
      }
      return { aisle, shown }
    })
    .sort((one, other) => (one.aisle === other.aisle ? 0 : one.aisle - other.aisle))
    .map(({ shown }) => shown)
}

/** Contact of the shopper, or null; the caller logs each access first. */
export function contactOf({ delivery }: Pick<Order, 'delivery'>): DeskContact | null {
  if (!delivery?.whatsapp) return null
  const normalized = delivery.whatsappNormalized ?? findWhatsapp(delivery.whatsapp)
  const digits = normalized?.replace('+', '') ?? null
  return { whatsapp: delivery.whatsapp, digits, address: orderDetailTexts(delivery, 'contact') }
}
