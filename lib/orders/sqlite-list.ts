import type { OrderKey } from '../domain/order.ts'
import { foldText } from '../domain/text.ts'
import type { Query } from '../server/database/sql.ts'
import type { OrderFilter } from './order-journal.ts'
import type { OrderRow } from './order-rows.ts'
import {
  codeEnd,
  conditionsOf,
  createParameters,
  type FoundFilter,
  findTexts,
  hasContact,
  isAmongSure,
  isAmongWorkable,
  isBehind,
  isCalled,
  isSure,
  isWorkable,
  momentsOf,
  needsAttention,
  type Parameter,
  type Place,
  place,
  type SelectStatement,
  sortingOf,
  titlesOf,
  typedNumber,
} from './select-conditions.ts'

const lastDigits = `substr(${typedNumber}, -4)`

/** Maximum index scans merged side by side. */
const maximumBranches = 40

/** Finds up to `limit` candidates by the best index, in list order: all matches and possibly others. */
export function candidatesOf(filter: FoundFilter, after: Place | undefined, limit: number): SelectStatement {
  const { values, parameter } = createParameters()
  const range = [...momentsOf(filter, parameter), ...(after ? [isBehind(after, filter, parameter)] : [])]
  const selects = branchesOf(filter, parameter).map(
    ({ from, conditions }) =>
      `SELECT created_at, key FROM ${from} WHERE ${['TRUE', ...conditions, ...range].join(' AND ')}`,
  )
  return { statement: `${selects.join(' UNION ')} ${sortingOf(filter)} LIMIT ${parameter(limit)}`, values }
}

type Branch = { readonly from: string; readonly conditions: readonly string[] }

function branchesOf(filter: FoundFilter, parameter: Parameter): readonly Branch[] {
  const { code, titles, accountId, fulfillment, spellings, states } = filter
  const from = (index: string) => `orders INDEXED BY ${index}`
  const one = (index: string, condition: string) => [{ from: from(index), conditions: [condition] }]
  const each = (name: string, column: string, branches: readonly (string | number)[], more: string[] = []) =>
    [...new Set(branches)].map((value) => ({
      from: name,
      conditions: [`${column} = ${parameter(value)}`, ...more],
    }))
  if (code !== undefined) return one('orders_of_code', isCalled(code, parameter))
  if (filter.codeEnd !== undefined)
    return one('orders_by_code_end', `${codeEnd} = ${parameter(filter.codeEnd)}`)
  if (filter.lastDigits !== undefined)
    return one(
      'orders_by_last_digits',
      `whatsapp IS NOT NULL AND ${lastDigits} = ${parameter(filter.lastDigits)}`,
    )
  if (isWalked(titles)) return each('order_titles', 'title', titles)
  if (accountId !== undefined) return one('orders_of_account', `account_id = ${parameter(accountId)}`)
  if (filter.needsAttention) return one('orders_needing_attention', needsAttention)
  if (isWalked(fulfillment) && states?.every(isAmongSure))
    return each(from('orders_to_pick'), 'fulfillment', fulfillment, [isSure])
  if (isWalked(fulfillment) && states?.every(isAmongWorkable))
    return each(from('orders_at_desk'), 'fulfillment', fulfillment, [isWorkable])
  if (isWalked(spellings)) return each(from('orders_by_place'), place, spellings)
  if (isWalked(states)) return each(from('orders_by_state'), 'state', states)
  if (filter.hasContact) return one('orders_with_contact', hasContact)
  return one('orders_by_time', 'TRUE')
}

function isWalked<T>(values: readonly T[] | undefined): values is readonly T[] {
  return values !== undefined && values.length > 0 && values.length <= maximumBranches
}

export function selectionOf(filter: FoundFilter, keys: readonly OrderKey[]): SelectStatement {
  const { values, parameter } = createParameters()
  const conditions = conditionsOf({ ...filter, keys }, { parameter, lastDigits })
  if (filter.fulfillment) conditions.push(`fulfillment = ANY(${parameter(filter.fulfillment)})`)
  return {
    statement: `SELECT * FROM orders INDEXED BY sqlite_autoindex_orders_1
      WHERE ${conditions.join(' AND ')} ${sortingOf(filter)}`,
    values,
  }
}

/** Orders checked in one step, which blocks the process for some milliseconds. */
const maximumStep = 1000

/** Lists a filter's rows, as far as titles are indexed; other work runs between steps. */
export async function listRows(query: Query, filter: OrderFilter): Promise<OrderRow[]> {
  const { limit = Number.POSITIVE_INFINITY, keys } = filter
  const found = await findTexts(query, filter)
  if (meansNone(found)) return []
  const rowsOf = async ({ statement, values }: SelectStatement) => {
    const read = await query<OrderRow>(statement, values)
    return filter.title === undefined ? read : read.filter(holdsTitle(foldText(filter.title)))
  }
  if (keys) return (await rowsOf(selectionOf(found, keys))).filter(isRowBehind(filter)).slice(0, limit)
  const rows: OrderRow[] = []
  let after = filter.after
  for (let step = Math.min(limit, maximumStep); ; step = Math.min(step * 4, maximumStep)) {
    const { statement, values } = candidatesOf(found, after, step)
    const candidates = await query<Pick<OrderRow, 'created_at' | 'key'>>(statement, values)
    const selection = selectionOf(
      found,
      candidates.map(({ key }) => key),
    )
    rows.push(...(await rowsOf(selection)))
    const last = candidates.at(-1)
    if (!last || candidates.length < step || rows.length >= limit) return rows.slice(0, limit)
    after = { createdAt: last.created_at, key: last.key }
    await new Promise((resolve) => setImmediate(resolve))
  }
}

function meansNone({ keys, titles, spellings, states, fulfillment }: FoundFilter): boolean {
  return [keys, titles, spellings, states, fulfillment].some((values) => values?.length === 0)
}

function holdsTitle(folded: string) {
  return ({ lines }: OrderRow) =>
    titlesOf({ lines: JSON.parse(lines) }).some((title) => title.includes(folded))
}

function isRowBehind({ after, isOldestFirst }: OrderFilter) {
  return ({ created_at: createdAt, key }: OrderRow) => {
    if (!after) return true
    if (createdAt === after.createdAt && key === after.key) return false
    const isOlder = createdAt < after.createdAt || (createdAt === after.createdAt && key < after.key)
    return isOlder !== Boolean(isOldestFirst)
  }
}
