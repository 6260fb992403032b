import type { Order } from '../../domain/order.ts'
import { sureStates } from '../../domain/order-attention.ts'
import { openDatabase } from '../../server/database/database.ts'
import { migrate, migratePostgres } from '../../server/database/migrate.ts'
import { openPostgres } from '../../server/database/postgres.ts'
import { migrations } from '../migrations.ts'
import type { OrderFilter } from '../order-journal.ts'
import { journalFileName } from '../sqlite-journal.ts'
import { digestOrderCode, keyOf, orderLineOf } from './sample-orders.ts'

const minute = 60_000
const states: readonly Order['state'][] = [
  'recorded',
  'refused',
  'opened',
  'unknown',
  ...Array.from({ length: 16 }, () => 'arrived' as const),
]
const zones = ['Itajaí', 'Itajaí', 'Itajaí', 'Balneário Camboriú', 'Navegantes', null]

/** Two years of a market, oldest first: an order every ten minutes, of 400 products. */
function* manyOrders(count: number, end: number) {
  for (let number = 0; number < count; number += 1) {
    const zone = zones[(number * 7) % zones.length] ?? null
    const titles = [0, 1, 2].map((line) => `Produto ${(number * 7 + (number >> 3) + line * 131) % 400}`)
    const at = new Date(end - (count - number) * 10 * minute).toISOString()
    yield {
      key: keyOf(number),
      code: digestOrderCode(keyOf(number)),
      request_hash: 'hash',
      kind: 'cart',
      state: states[number % states.length] ?? 'arrived',
      lines: JSON.stringify(titles.map((title) => orderLineOf({ title, variantTitle: 'Maçã, 1 kg' }))),
      city: zone ?? `Cidade ${number % 97}`,
      whatsapp: '(47) 99999-0000',
      whatsapp_normalized: `+554799${String((number * 7919) % 10_000_000).padStart(7, '0')}`,
      metadata_sent: number % 1000 !== 7,
      custom_fields_sent: false,
      delivery_zone: zone,
      request_id: `request-${number}`,
      created_at: at,
      updated_at: at,
    }
  }
}

type Row = ReturnType<typeof manyOrders> extends Generator<infer Each> ? Each : never

const eventsOf = ({ state }: Pick<Row, 'state'>): readonly Order['state'][] =>
  state === 'recorded' ? ['recorded'] : ['recorded', 'sending', state]

const columns = [
  'key',
  'code',
  'request_hash',
  'kind',
  'state',
  'lines',
  'city',
  'whatsapp',
  'whatsapp_normalized',
  'metadata_sent',
  'custom_fields_sent',
  'delivery_zone',
  'request_id',
  'created_at',
  'updated_at',
] as const

/** A journal in a file. */
export function writeManyToFile(folder: string, { count, end }: { count: number; end: number }): void {
  const database = openDatabase(folder, { file: journalFileName })
  const insert = `INSERT INTO orders (${columns.join(', ')}) VALUES (${columns.map((name) => `$${name}`).join(', ')})`
  database.transaction(() => {
    migrate(database, migrations)
    for (const row of manyOrders(count, end)) {
      const metadata_sent = Number(row.metadata_sent)
      database.run(insert, { ...row, metadata_sent, custom_fields_sent: Number(row.custom_fields_sent) })
      for (const to of eventsOf(row)) {
        database.run('INSERT INTO order_events (key, to_state, at) VALUES ($key, $to, $at)', {
          key: row.key,
          to,
          at: row.created_at,
        })
      }
    }
  })
  database.close()
}

/** A journal in Postgres. */
export async function writeManyToDatabase(
  url: string,
  { count, end }: { count: number; end: number },
): Promise<void> {
  const database = openPostgres({ url, timeoutMs: 60_000 })
  await migratePostgres(database, { part: 'orders', migrations })
  const rows = [...manyOrders(count, end)].map(({ lines, ...row }) => ({ ...row, lines: JSON.parse(lines) }))
  for (let start = 0; start < rows.length; start += 10_000) {
    const part = rows.slice(start, start + 10_000)
    await database.query(
      `INSERT INTO orders (${columns.join(', ')})
       SELECT ${columns.join(', ')} FROM jsonb_populate_recordset(NULL::orders, $1::jsonb)`,
      [JSON.stringify(part)],
    )
    const events = part.flatMap((row) =>
      eventsOf(row).map((to_state) => ({ key: row.key, to_state, at: row.created_at })),
    )
    await database.query(
      `INSERT INTO order_events (key, to_state, at)
       SELECT key, to_state, at FROM jsonb_populate_recordset(NULL::order_events, $1::jsonb)`,
      [JSON.stringify(events)],
    )
  }
  await database.query('VACUUM ANALYZE')
  await database.close()
}

/** All but the newest two hundred are delivered, and of those some are begun. */
export const workThem = (count: number) => `
  UPDATE orders SET fulfillment = 'delivered', fulfillment_at = created_at
  WHERE state IN ('opened', 'arrived', 'unknown') AND key < '${keyOf(count - 200)}' AND key NOT LIKE '%63';
  UPDATE orders SET fulfillment = 'picking', fulfillment_at = created_at
  WHERE state IN ('opened', 'arrived', 'unknown') AND key >= '${keyOf(count - 200)}' AND key LIKE '%4';`

/** What people of a market look for, each with what it has to be answered by. */
export function searchesAmong(count: number, end: number): Readonly<Record<string, OrderFilter>> {
  const day = (before: number) => new Date(end - before * 86_400_000).toISOString()
  const placed = { states: ['opened', 'arrived', 'unknown'] } as const
  const middle = { key: keyOf(count / 2), createdAt: new Date(end - (count / 2) * 10 * minute).toISOString() }
  return {
    all: {},
    'all, in the middle': { after: middle },
    'waiting or being picked': { ...placed, fulfillment: ['waiting', 'picking'] },
    'sure, and to be picked': { states: sureStates, fulfillment: ['waiting', 'picking'] },
    'waiting for a payment': { states: ['opened'], fulfillment: ['waiting'] },
    delivered: { ...placed, fulfillment: ['delivered'] },
    'delivered, in the middle': { ...placed, fulfillment: ['delivered'], after: middle },
    'needs attention': { needsAttention: true },
    'not paid': { states: ['recorded', 'refused', 'failed', 'sending'] },
    'a day': { since: day(300), until: day(299) },
    'to be erased': { hasContact: true, until: day(180) },
    'to be picked, oldest first': {
      states: sureStates,
      fulfillment: ['waiting'],
      isOldestFirst: true,
      after: middle,
    },
    code: { code: '4f2a' },
    'the end of a code': { codeEnd: '4f2a' },
    'four digits': { lastDigits: '1234' },
    'a product': { title: 'produto 39 ' },
    'a product that was never bought': { title: 'cupuaçu' },
    'a part of every name': { title: 'maca' },
    'a city': { city: 'itajai' },
    'a rare city': { city: 'cidade 45' },
    'a product, delivered, in a rare city': {
      ...placed,
      fulfillment: ['delivered'],
      city: 'Cidade 45',
      title: 'maca',
    },
    'a city that was never written': { city: 'Manaus' },
  }
}
