import type { Order, OrderKey } from '../domain/order.ts'
import type { Query, Sql } from '../server/database/sql.ts'
import { countForDesk, listClosed, listInWindows, revisionOf } from './desk-counts.ts'
import { eraseContact } from './erase-contact.ts'
import { fulfillmentEventsOf, historiesOf, moveInMarket, picksOf, savePick } from './fulfillment.ts'
import { eventsOf, orderMoves, selectOrder } from './move-orders.ts'
import type {
  CountedJournal,
  ErasingRound,
  NewOrder,
  NewOrderEvent,
  OrderFilter,
  WrittenOrder,
} from './order-journal.ts'
import { type OrderRow, orderOf } from './order-rows.ts'
import { enterFee, markDifference, notePayment } from './payment-notes.ts'
import { saveReplacementAnswer } from './replacement-answer.ts'
import { countInWindows, hasPlace, isWindowFull } from './window-places.ts'

/** Indexes new orders for search on the first search, so that checkouts do not wait for it. */
type SearchFiller = () => Promise<void>

/** `batch` indexes one part and returns true if more may follow; other work runs between parts. */
function createSearchFiller(batch: () => Promise<boolean>): SearchFiller {
  let last: Promise<unknown> = Promise.resolve()

  async function run(): Promise<void> {
    while (await batch()) await new Promise((resolve) => setImmediate(resolve))
  }

  return () => {
    const turn = last.then(run)
    last = turn.catch(() => undefined)
    return turn
  }
}

/** Searches follow the lists of the desk; single look-ups must not write. */
function isDeskList(filter: OrderFilter): boolean {
  const isLookUp = (['keys', 'code', 'codeEnd', 'lastDigits'] as const).some((name) => filter[name])
  return !isLookUp && (filter.fulfillment !== undefined || filter.needsAttention === true)
}

export type Engine = {
  readonly sql: Sql
  readonly sender: string
  readonly findAbandoned: (query: Query) => Promise<readonly OrderKey[]>
  /** Rows of a filter, newest first, as far as titles are indexed. */
  readonly listRows: (filter: OrderFilter) => Promise<readonly OrderRow[]>
  /** Indexes a part of the new titles; false when none are left. */
  readonly fillTitles: () => Promise<boolean>
  readonly onErased?: () => void
}

type Options = {
  readonly now: () => number
  readonly createCode: (key: OrderKey) => string
}

export type OpenJournal = CountedJournal & {
  /** Marks orders of dead senders in `sending` as unknown; returns their number. */
  readonly closeAbandoned: () => Promise<number>
  readonly check: () => Promise<unknown>
}

export function journalIn(engine: Engine, { now, createCode }: Options): OpenJournal {
  const { sql, sender, listRows, onErased } = engine
  const { query, transaction } = sql
  const time = () => new Date(now()).toISOString()
  const { insert, move, takeBack } = orderMoves({ now, createCode, sender })
  const fill = createSearchFiller(engine.fillTitles)

  async function find(key: OrderKey): Promise<Order | null> {
    const [row] = await query<OrderRow>(selectOrder, [key])
    return row ? orderOf(row) : null
  }

  async function closeAbandoned(): Promise<number> {
    if ((await engine.findAbandoned(query)).length === 0) return 0
    return transaction(async (inside) => {
      const detail = 'the process that asked the store ended'
      let closed = 0
      for (const key of await engine.findAbandoned(inside)) {
        if (await move(inside, { key, from: ['sending'], to: 'unknown', detail })) closed += 1
      }
      return closed
    })
  }

  async function write(
    inside: Query,
    order: NewOrder,
    event?: Omit<NewOrderEvent, 'key'>,
  ): Promise<WrittenOrder> {
    const { row, isNew } = await insert(inside, order)
    const isSame = row.request_hash === order.requestHash
    const moved = event && isSame ? await move(inside, { ...event, key: order.key }) : null
    return { order: moved ?? orderOf(row), isNew, isMoved: moved !== null }
  }

  return {
    create: (order, event) => transaction((inside) => write(inside, order, event)),
    createInWindow: (order, event, room) =>
      transaction(async (inside) => {
        const attempt = { order, from: event.from, now: now() }
        const isFull = await isWindowFull({ query: inside, lock: sql.lock }, room, attempt)
        return isFull ? null : write(inside, order, event)
      }),
    hasPlace: (order, room) => hasPlace(query, room, { order, now: now() }),
    countInWindows: (fromDay) => countInWindows(query, fromDay, now()),
    createEvent: (event) =>
      transaction((inside) => (event.isUndo ? takeBack(inside, event) : move(inside, event))),
    async findOptional(key) {
      const order = await find(key)
      if (order?.state !== 'sending') return order
      return (await closeAbandoned()) > 0 ? find(key) : order
    },
    async list(filter) {
      if (filter.title !== undefined) await fill()
      else if (isDeskList(filter)) void fill().catch(() => undefined)
      const rows = await listRows(filter)
      const isAnySending = rows.some(({ state }) => state === 'sending')
      const isChanged = isAnySending && (await closeAbandoned()) > 0
      return (isChanged ? await listRows(filter) : rows).map(orderOf)
    },
    listEvents: (key) => eventsOf(query, key),
    createFulfillmentEvent: (event) => transaction((inside) => moveInMarket(inside, event, now())),
    savePick: (pick) => transaction((inside) => savePick(inside, pick, time())),
    saveReplacementAnswer: (answer) => transaction((inside) => saveReplacementAnswer(inside, answer, time())),
    createPaymentNote: (note) => transaction((inside) => notePayment(inside, note, time())),
    createDifferenceMark: (mark) => transaction((inside) => markDifference(inside, mark, time())),
    createFee: (fee) => transaction((inside) => enterFee(inside, fee, time())),
    listPicks: (keys) => picksOf(query, keys),
    listFulfillmentEvents: (key) => fulfillmentEventsOf(query, key),
    listHistories: (keys, ...kinds) => historiesOf(query, keys, ...kinds),
    revision: () => revisionOf(query),
    countForDesk: (since) => countForDesk(query, since),
    listInWindows: (since) => listInWindows(query, since),
    listClosed: (since) => listClosed(query, since),
    async eraseContact(keys, kept) {
      const erase = (inside: Query) => eraseContact(inside, keys, { time: time(), kept })
      const erased = keys.length === 0 ? 0 : await transaction(erase)
      onErased?.()
      return erased
    },
    async findErasingRound() {
      const rows = await query<ErasingRound>('SELECT days, at, in_doubt AS "inDoubt" FROM erasing_rounds')
      return rows[0] ?? null
    },
    async saveErasingRound({ days, at, inDoubt }) {
      await query(
        `INSERT INTO erasing_rounds VALUES (1, $1, $2, $3)
         ON CONFLICT (id) DO UPDATE SET days = $1, at = $2, in_doubt = $3`,
        [days, at, inDoubt],
      )
    },
    async countByState() {
      const rows = await query<{ state: Order['state']; count: number }>(
        'SELECT state, count(*) AS count FROM orders GROUP BY state',
      )
      return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
    },
    closeAbandoned,
    check: sql.check,
    close: sql.close,
  }
}
