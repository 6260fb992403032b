import { type Order, type OrderState, orderKeySchema } from '../../lib/domain/order.ts'
import { orderFieldList } from '../../lib/domain/order-fields.ts'
import { foldText } from '../../lib/domain/text.ts'
import { ordersNewestFirst } from '../../lib/orders/newest-first.ts'
import type { OrderJournal } from '../../lib/orders/order-journal.ts'
import type { OrdersOptions } from './parse-options.ts'

const minute = 60_000
/** Milliseconds before an unpaid order needs attention. */
const openedGraceMs = 30 * minute
/** Milliseconds before an unsent order needs attention. */
const recordedGraceMs = 5 * minute

const pendingStates: readonly OrderState[] = ['recorded', 'opened', 'unknown']

function pendingReason({ state, updatedAt }: Pick<Order, 'state' | 'updatedAt'>, now: number): string | null {
  const age = now - Date.parse(updatedAt)
  if (state === 'unknown') {
    return 'the store may have opened a payment that the shopper never saw: look for it there, and write to the shopper'
  }
  if (state === 'opened' && age > openedGraceMs) {
    return `payment opened ${Math.floor(age / minute)} min ago, and no one has seen it paid or cancelled since: see in the store whether it is paid`
  }
  if (state === 'recorded' && age > recordedGraceMs) {
    return 'written down and never sent: the shop stopped in between; the store knows nothing of it'
  }
  return null
}

/** Order without the values that could mark it as paid. */
export type SelectedOrder = Omit<Order, 'returnValues'> & {
  /** Reason for attention, or null. */
  readonly pending: string | null
}

export function selectedOrder({ returnValues: _, ...order }: Order, now: number): SelectedOrder {
  return { ...order, pending: pendingReason(order, now) }
}

/** Normalizes a shopper's code (B531-849E-A7EB) to the log's. */
const codeIn = (text: string) => text.replace(/[\s-]/g, '').toLowerCase()

function matches({ city, search }: Pick<OrdersOptions, 'city' | 'search'>, order: Order): boolean {
  const { delivery } = order
  if (city !== undefined && !foldText(delivery?.city ?? '').includes(foldText(city))) return false
  if (search === undefined) return true
  const numbers = `${delivery?.whatsapp ?? ''} ${delivery?.whatsappNormalized ?? ''}`
  const digits = search.replace(/[\s()+.-]/g, '')
  if (/^\d{4,}$/.test(digits) && numbers.replace(/[^\d ]/g, '').includes(digits)) return true
  if (codeIn(search) === order.code) return true
  const texts = [
    order.key,
    order.code,
    order.requestId,
    ...orderFieldList.map(({ name }) => delivery?.[name] ?? ''),
    numbers,
    ...order.lines.flatMap(({ title, variantTitle, note }) => [title, variantTitle ?? '', note ?? '']),
  ]
  return texts.some((text) => foldText(text).includes(foldText(search)))
}

/** Finds by key or code. */
export async function findNamed(journal: OrderJournal, text: string): Promise<Order | null> {
  const key = orderKeySchema.safeParse(text)
  if (key.success) return await journal.findOptional(key.data)
  const code = codeIn(text)
  if (!/^[0-9a-f]{12}$/.test(code)) return null
  return (await journal.list({ code, limit: 1 }))[0] ?? null
}

export async function selectOrders(
  journal: OrderJournal,
  options: OrdersOptions,
  now: number,
): Promise<{ readonly orders: readonly SelectedOrder[]; readonly hasMore: boolean }> {
  const states = options.states ?? (options.isPending ? pendingStates : undefined)
  const filter = {
    ...(states ? { states } : {}),
    ...(options.since ? { since: options.since } : {}),
    ...(options.until ? { until: options.until } : {}),
  }
  const orders: SelectedOrder[] = []
  for await (const order of ordersNewestFirst(journal, filter)) {
    const selected = selectedOrder(order, now)
    if ((options.isPending && !selected.pending) || !matches(options, order)) continue
    if (orders.length >= options.limit) return { orders, hasMore: true }
    orders.push(selected)
  }
  return { orders, hasMore: false }
}
