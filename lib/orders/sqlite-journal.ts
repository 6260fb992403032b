import type { Order, OrderKey } from '../domain/order.ts'
import { openDatabase } from '../server/database/database.ts'
import { createGroupCommit } from '../server/database/group-commit.ts'
import { migrate, writeNothing } from '../server/database/migrate.ts'
import { closeToOthers } from '../server/database/private-file.ts'
import { whileLocked } from '../server/database/while-locked.ts'
import { createLogEmptier, eraseContact } from './erase-contact.ts'
import { mayTakeBack } from './may-move.ts'
import { migrations } from './migrations.ts'
import { randomOrderCode } from './order-code.ts'
import { eventsOf, writeEvent } from './order-events.ts'
import type { CountedJournal, NewOrder, NewOrderEvent } from './order-journal.ts'
import { newRow, type OrderRow, orderOf, shippingValues } from './order-rows.ts'
import { createSearchFiller, isOfDesk, isSearch } from './search-filler.ts'
import { currentSender, isAbandoned, type Sender, senderText } from './sender.ts'
import { fillCodes, freeCode } from './sqlite-codes.ts'
import { countForDesk, revisionOf } from './sqlite-desk.ts'
import { fulfillmentEventsOf, moveInMarket, picksOf, savePick } from './sqlite-fulfillment.ts'
import { listRows } from './sqlite-list.ts'
import { fillSearch } from './sqlite-search.ts'

export const journalFileName = 'orders.sqlite'

type Options = {
  /** Of the file `orders.sqlite`; `:memory:` keeps nothing. */
  readonly folder: string | ':memory:'
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly sender?: Sender
  /** What a new order is called, unless another one is called so. */
  readonly createCode?: (key: OrderKey) => string
  /** As `openDatabase` takes it. */
  readonly lockWaitMs?: number
  /** What was erased still stands in the log of writes: the next erasing tries again to empty it. */
  readonly onLogHeld?: (error: unknown) => void
}

export type SqliteJournal = CountedJournal & {
  /** Writes, and changes nothing; throws where nothing can be written now. */
  readonly check: () => void
}

/**
 * The journal in a file of its own, which its owner alone can read, and where what is written is on the disk before
 * anybody is told.
 * All that it throws because of the file, here and later, has a fault (`faultOf`).
 */
export function openSqliteJournal(options: Options): SqliteJournal {
  const { folder, now, lockWaitMs, onLogHeld = () => undefined } = options
  const { sender = currentSender(), createCode = randomOrderCode } = options
  const database = openDatabase(folder, {
    file: journalFileName,
    isPrecious: true,
    ...(lockWaitMs === undefined ? {} : { lockWaitMs }),
  })
  const commit = createGroupCommit(database)
  const fill = createSearchFiller(
    async () => (await whileLocked(() => fillCodes(database))) || fillSearch(database),
  )
  const emptyLog = createLogEmptier({ database, onHeld: onLogHeld })
  const time = () => new Date(now()).toISOString()
  const rowOf = (key: OrderKey) => database.find<OrderRow>('SELECT * FROM orders WHERE key = $key', { key })

  /** Null where the key is known. */
  function insert(order: NewOrder): OrderRow | null {
    const at = time()
    const row = database.find<OrderRow>(
      `INSERT INTO orders (key, code, request_hash, kind, state, lines, city, whatsapp, whatsapp_normalized,
         substitution, delivery_zone, shipping_fee, weight_grams, request_id, account_id, created_at, updated_at)
       VALUES ($key, $code, $requestHash, $kind, 'recorded', $lines, $city, $whatsapp, $whatsappNormalized,
         $substitution, $zone, $fee, $weightGrams, $requestId, $accountId, $time, $time)
       ON CONFLICT (key) DO NOTHING RETURNING *`,
      newRow(order, { code: freeCode(database, createCode(order.key)), at }),
    )
    if (row) writeEvent(database, { key: order.key, from: null, to: 'recorded', at })
    return row
  }

  function move(event: NewOrderEvent): Order | null {
    const before = rowOf(event.key)
    if (!before || !event.from.includes(before.state)) return null
    if (event.isUndo && !mayTakeBack(eventsOf(database, event.key), event, now())) return null
    const at = time()
    const { changes = {} } = event
    const after = database.find<OrderRow>(
      `UPDATE orders SET state = $state, updated_at = $at, sender = coalesce($sender, sender),
         address = coalesce($address, address), lines = coalesce($lines, lines),
         arrival_value = coalesce(arrival_value, $arrival),
         cancellation_value = coalesce(cancellation_value, $cancellation),
         metadata_sent = coalesce($metadataSent, metadata_sent),
         custom_fields_sent = coalesce($customFieldsSent, custom_fields_sent),
         delivery_zone = $zone, shipping_fee = $fee, weight_grams = $weightGrams
       WHERE key = $key RETURNING *`,
      {
        key: event.key,
        state: event.to,
        at,
        sender: event.to === 'sending' ? senderText(sender) : null,
        address: changes.address ?? null,
        arrival: changes.returnValues?.arrival ?? null,
        cancellation: changes.returnValues?.cancellation ?? null,
        lines: changes.lines ? JSON.stringify(changes.lines) : null,
        metadataSent: numberOf(changes.metadataSent),
        customFieldsSent: numberOf(changes.customFieldsSent),
        ...shippingValues(changes.shipping ?? orderOf(before).shipping),
      },
    )
    writeEvent(database, { ...event, from: before.state, at })
    return after && orderOf(after)
  }

  /** An order whose sender is gone is unknown from now on. */
  function closeAbandoned(row: OrderRow): Order {
    const sending = { sender: row.sender ?? '', sendingForMs: now() - Date.parse(row.updated_at) }
    if (row.state !== 'sending' || !isAbandoned(sending, sender)) return orderOf(row)
    const detail = 'the process that asked the store ended'
    const unknown = database.transaction(() =>
      move({ key: row.key, from: ['sending'], to: 'unknown', detail }),
    )
    return unknown ?? orderOf(rowOf(row.key) ?? row)
  }

  function prepare(): void {
    if (folder !== ':memory:') closeToOthers(folder, 0o700)
    database.transaction(() => migrate(database, migrations))
    while (fillCodes(database));
    for (const row of database.all<OrderRow>(`SELECT * FROM orders WHERE state = 'sending'`))
      closeAbandoned(row)
  }

  try {
    prepare()
  } catch (error) {
    database.close()
    throw error
  }

  return {
    async create(order, event) {
      return commit(() => {
        const written = insert(order)
        const row = written ?? rowOf(order.key)
        if (!row) throw new Error('the order that was just written is not there')
        const isSame = row.request_hash === order.requestHash
        const moved = event && isSame ? move({ ...event, key: order.key }) : null
        return { order: moved ?? orderOf(row), isNew: written !== null, isMoved: moved !== null }
      })
    },
    async createEvent(event) {
      return commit(() => move(event))
    },
    async findOptional(key) {
      return whileLocked(() => {
        const row = rowOf(key)
        return row && closeAbandoned(row)
      })
    },
    async list(filter) {
      if (isSearch(filter)) await fill()
      else if (isOfDesk(filter)) void fill().catch(() => undefined)
      const rows = await listRows(database, filter)
      return whileLocked(() => rows.map(closeAbandoned))
    },
    async listEvents(key) {
      return whileLocked(() => eventsOf(database, key))
    },
    async createFulfillmentEvent(event) {
      return commit(() => moveInMarket(database, event, now()))
    },
    async savePick(pick) {
      return commit(() => savePick(database, pick, time()))
    },
    async listPicks(keys) {
      return whileLocked(() => picksOf(database, keys))
    },
    async listFulfillmentEvents(key) {
      return whileLocked(() => fulfillmentEventsOf(database, key))
    },
    async revision() {
      return whileLocked(() => revisionOf(database))
    },
    async countForDesk(since = '') {
      return whileLocked(() => countForDesk(database, since))
    },
    async eraseContact(keys, kept) {
      const erase = () => eraseContact(database, keys, { time: time(), kept })
      const erased = keys.length === 0 ? 0 : await commit(erase)
      emptyLog()
      return erased
    },
    countByState: () =>
      whileLocked(() => {
        const rows = database.all<{ state: Order['state']; count: number }>(
          'SELECT state, count(*) AS count FROM orders GROUP BY state',
        )
        return Object.fromEntries(rows.map(({ state, count }) => [state, count]))
      }),
    check: () => writeNothing(database),
    async close() {
      database.close()
    },
  }
}

function numberOf(truth: boolean | null | undefined): number | null {
  return truth === null || truth === undefined ? null : Number(truth)
}
