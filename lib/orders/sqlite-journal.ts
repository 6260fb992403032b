import type { Order, OrderEvent, OrderKey } from '../domain/order.ts'
import { type Database, openDatabase } from '../sqlite/database.ts'
import { createGroupCommit } from '../sqlite/group-commit.ts'
import { migrate } from '../sqlite/migrate.ts'
import { migrations } from './migrations.ts'
import type { NewOrderEvent, OrderJournal } from './order-journal.ts'
import { newRow, type OrderRow, orderOf, selectionOf } from './order-rows.ts'
import { currentSender, isAbandoned, type Sender, senderText } from './sender.ts'

export const journalFileName = 'orders.sqlite'

type Options = {
  /** Of the file `orders.sqlite`; `:memory:` keeps nothing. */
  readonly folder: string | ':memory:'
  /** Milliseconds since 1970. */
  readonly now: () => number
  readonly sender?: Sender
}

/** The journal in a file of its own, where a commit is on the disk before it returns. */
export function openSqliteJournal({ folder, now, sender = currentSender() }: Options): OrderJournal {
  const database = openDatabase(folder, { file: journalFileName, isPrecious: true })
  const commit = createGroupCommit(database)
  const time = () => new Date(now()).toISOString()
  const rowOf = (key: OrderKey) => database.find<OrderRow>('SELECT * FROM orders WHERE key = $key', { key })

  function move(event: NewOrderEvent): Order | null {
    const before = rowOf(event.key)
    if (!before || !event.from.includes(before.state)) return null
    const at = time()
    const { changes = {} } = event
    database.run(
      `UPDATE orders SET state = $state, updated_at = $at, sender = coalesce($sender, sender),
         address = coalesce($address, address), lines = coalesce($lines, lines),
         metadata_sent = coalesce($metadataSent, metadata_sent),
         custom_fields_sent = coalesce($customFieldsSent, custom_fields_sent)
       WHERE key = $key`,
      {
        key: event.key,
        state: event.to,
        at,
        sender: event.to === 'sending' ? senderText(sender) : null,
        address: changes.address ?? null,
        lines: changes.lines ? JSON.stringify(changes.lines) : null,
        metadataSent: numberOf(changes.metadataSent),
        customFieldsSent: numberOf(changes.customFieldsSent),
      },
    )
    writeEvent(database, { ...event, from: before.state, at })
    const after = rowOf(event.key)
    return after && orderOf(after)
  }

  /** An order whose sender is gone is unknown from now on. */
  function settled(row: OrderRow): Order {
    const sending = { sender: row.sender ?? '', sendingForMs: now() - Date.parse(row.updated_at) }
    if (row.state !== 'sending' || !isAbandoned(sending, sender)) return orderOf(row)
    const detail = 'the process that asked the store ended'
    const unknown = database.transaction(() =>
      move({ key: row.key, from: ['sending'], to: 'unknown', detail }),
    )
    return unknown ?? orderOf(rowOf(row.key) ?? row)
  }

  database.transaction(() => migrate(database, migrations))
  for (const row of database.all<OrderRow>(`SELECT * FROM orders WHERE state = 'sending'`)) settled(row)

  return {
    async create(order) {
      return commit(() => {
        const at = time()
        const { changes } = database.run(
          `INSERT INTO orders (key, request_hash, kind, state, lines, city, whatsapp, whatsapp_normalized,
             substitution, request_id, account_id, created_at, updated_at)
           VALUES ($key, $requestHash, $kind, 'recorded', $lines, $city, $whatsapp, $whatsappNormalized,
             $substitution, $requestId, $accountId, $time, $time)
           ON CONFLICT (key) DO NOTHING`,
          newRow(order, at),
        )
        if (changes > 0) writeEvent(database, { key: order.key, from: null, to: 'recorded', at })
        const row = rowOf(order.key)
        if (!row) throw new Error('the order that was just written is not there')
        return { order: orderOf(row), isNew: changes > 0 }
      })
    },
    async createEvent(event) {
      return commit(() => move(event))
    },
    async findOptional(key) {
      const row = rowOf(key)
      return row && settled(row)
    },
    async list(filter) {
      const { statement, parameters } = selectionOf(filter)
      return database.all<OrderRow>(statement, parameters).map(settled)
    },
    async listEvents(key) {
      return database.all<OrderEvent>(
        `SELECT from_state AS "from", to_state AS "to", at, upstream_status AS upstreamStatus,
           correlation_id AS correlationId, detail
         FROM order_events WHERE key = $key ORDER BY id`,
        { key },
      )
    },
    async eraseContact(keys) {
      const erased = database.transaction(() => eraseContact(database, keys, time()))
      // What was overwritten still stands in the log of writes until that is emptied.
      database.find('PRAGMA wal_checkpoint(TRUNCATE)')
      return erased
    },
    async close() {
      database.close()
    },
  }
}

function numberOf(truth: boolean | null | undefined): number | null {
  return truth === null || truth === undefined ? null : Number(truth)
}

type WrittenEvent = Omit<NewOrderEvent, 'from'> & Pick<OrderEvent, 'from' | 'at'>

function writeEvent(database: Database, event: WrittenEvent): void {
  database.run(
    `INSERT INTO order_events (key, from_state, to_state, at, upstream_status, correlation_id, detail)
     VALUES ($key, $from, $to, $at, $upstreamStatus, $correlationId, $detail)`,
    {
      key: event.key,
      from: event.from,
      to: event.to,
      at: event.at,
      upstreamStatus: event.upstreamStatus ?? null,
      correlationId: event.correlationId ?? null,
      detail: event.detail ?? null,
    },
  )
}

/** The hash goes too: with the rest of the order known, it would tell which number it was made of. */
function eraseContact(database: Database, keys: readonly OrderKey[], time: string): number {
  let erased = 0
  for (const key of keys) {
    const row = database.find<OrderRow>('SELECT * FROM orders WHERE key = $key', { key })
    if (!row) continue
    const lines = orderOf(row).lines.map((line) => ({ ...line, note: null }))
    erased += database.run(
      `UPDATE orders SET whatsapp = NULL, whatsapp_normalized = NULL, account_id = NULL, request_hash = '',
         lines = $lines, contact_erased_at = coalesce(contact_erased_at, $time)
       WHERE key = $key`,
      { key, lines: JSON.stringify(lines), time },
    ).changes
  }
  return erased
}
