import { codeText } from '../../../copy/order.ts'
import { settlementCopy } from '../../../copy/settlement.ts'
import type { LinePick } from '../../../domain/fulfillment.ts'
import { marketTime } from '../../../domain/market-time.ts'
import { decimalAmount, type Money } from '../../../domain/money.ts'
import { isSold, type Order } from '../../../domain/order.ts'
import { workableStates } from '../../../domain/order-attention.ts'
import { productsTotal, settleOrder } from '../../../domain/settlement.ts'
import { pagesOfOrders } from '../../../orders/newest-first.ts'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { type CsvRow, csvText } from '../../../server/csv-text.ts'
import { deskCsvOutcomes, deskCsvColumns as heads } from '../../copy/numbers.ts'
import { typedDayText } from '../../copy/times.ts'
import { spanOfDay } from '../market-days.ts'

const columns = Object.values(heads)

/** Streams orders, newest first, as Brazilian spreadsheets read them; of the shopper only the zone. */
export async function* ordersCsv(
  journal: Pick<OrderJournal, 'list' | 'listPicks'>,
  days: { readonly from: string; readonly until: string },
): AsyncGenerator<string> {
  const span = { since: spanOfDay(days.from).since, until: spanOfDay(days.until).until }
  let isFirst = true
  for await (const orders of pagesOfOrders(journal, { ...span, states: workableStates })) {
    const picks = await journal.listPicks(orders.map(({ key }) => key))
    const rows = orders.map((order) => rowOf(order, picks.get(order.key)))
    yield csvText(rows, { columns, delimiter: ';', isFirst })
    isFirst = false
  }
  if (isFirst) yield csvText([], { columns, delimiter: ';' })
}

function rowOf(order: Order, picks: readonly LinePick[] = []): CsvRow {
  const { code, createdAt, lines, shipping } = order
  const { day, minutes } = marketTime(Date.parse(createdAt))
  const products = productsTotal(lines)
  const fee = shipping.fee ?? 0
  const total = products && { ...products, amount: products.amount + fee }
  return {
    [heads.day]: typedDayText(day),
    [heads.time]: new Date(minutes * 60_000).toISOString().slice(11, 16),
    // Spreadsheets would read these codes as numbers.
    [heads.code]: codeText(code),
    [heads.outcome]: deskCsvOutcomes[judge(order)],
    // Free text may hold an address or a name.
    [heads.city]: shipping.zone,
    [heads.pieces]: lines.reduce((sum, { quantity }) => sum + quantity, 0),
    [heads.products]: decimal(products),
    [heads.delivery]: decimal(products && { ...products, amount: fee }),
    [heads.total]: decimal(total),
    [heads.settled]: settledText(order, picks),
    [heads.currency]: total?.currency.toUpperCase() ?? null,
  }
}

function judge(order: Order): keyof typeof deskCsvOutcomes {
  if (isSold(order)) return 'sold'
  if (order.fulfillment === 'cancelled') return 'cancelled'
  return order.state === 'unknown' ? 'unknown' : 'left'
}

/** Empty when the total was never known. */
function settledText(order: Order, picks: readonly LinePick[]): string | null {
  const { ordered, now, currency } = settleOrder(order, picks)
  if (currency === null || ordered === null) return null
  return now === null ? settlementCopy.toBeAgreed : decimal({ amount: now, currency })
}

const decimal = (money: Money | null) => money && decimalAmount(money).replace('.', ',')

const encoder = new TextEncoder()

/** Streams a download; awaits the first part, so that an early failure is a problem answer. */
export async function csvResponse(parts: AsyncGenerator<string, void>, name: string): Promise<Response> {
  const first = await parts.next()
  const body = new ReadableStream<Uint8Array>({
    start(controller) {
      if (!first.done) controller.enqueue(encoder.encode(first.value))
    },
    async pull(controller) {
      const next = await parts.next()
      if (next.done) controller.close()
      else controller.enqueue(encoder.encode(next.value))
    },
    async cancel() {
      await parts.return()
    },
  })
  return new Response(body, {
    headers: {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="${name}"`,
      'cache-control': 'no-store',
    },
  })
}
