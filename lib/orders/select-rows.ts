import { sureStates, workableStates } from '../domain/order-attention.ts'
import type { Value } from '../server/database/database.ts'
import type { OrderFilter } from './order-journal.ts'
import { place } from './sqlite-places.ts'

/** As the index `orders_at_desk` has it. */
export const isWorkable = `state IN ('opened', 'arrived', 'unknown')`

/** As the index `orders_to_pick` has it. */
export const isSure = `state IN ('arrived', 'unknown')`

/** As the index `orders_needing_attention` has it, and `attentionOf`. */
export const needsAttention = `fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
  AND city IS NOT NULL AND metadata_sent = 0 AND custom_fields_sent IS NOT 1))`

/** As the index `orders_by_last_digits` has it; what is no number that we can read counts as it was typed. */
const lastDigits = `substr(coalesce(whatsapp_normalized,
  replace(replace(replace(whatsapp, ' ', ''), '-', ''), '.', '')), -4)`

/** As the index `orders_with_contact` has it. */
const hasContact = 'contact_erased_at IS NULL'

/** What a filter asks for, with texts found among those that stand in orders. */
export type FoundFilter = Omit<OrderFilter, 'title' | 'city' | 'limit' | 'after'> & {
  /** Ids of titles. */
  readonly titles?: readonly number[]
  readonly spellings?: readonly string[]
}

export type Place = NonNullable<OrderFilter['after']>

type Selection = { readonly statement: string; readonly parameters: Record<string, Value> }

const newestFirst = 'ORDER BY created_at DESC, key DESC'

/** More are not walked one beside the other. */
const maximumBranches = 40

/**
 * The next orders that a filter may mean, newest first, by the index that leads there: every order that it means is among
 * them, and others may be. `limit`: how many at most.
 */
export function candidatesOf(filter: FoundFilter, after: Place | undefined, limit: number): Selection {
  const { since, until } = filter
  const range = [
    since !== undefined && 'created_at >= $since',
    until !== undefined && 'created_at < $until',
    after && '(created_at, key) < ($afterTime, $afterKey)',
  ].filter((condition) => typeof condition === 'string')
  const branches = branchesOf(filter)
  const parameters: Record<string, Value> = {
    limit,
    ...(since !== undefined && { since }),
    ...(until !== undefined && { until }),
    ...(after && { afterTime: after.createdAt, afterKey: after.key }),
  }
  const selects = branches.map(({ from, conditions, values }) => {
    Object.assign(parameters, values)
    return `SELECT created_at, key FROM ${from} WHERE ${['TRUE', ...conditions, ...range].join(' AND ')}`
  })
  return { statement: `${selects.join(' UNION ')} ${newestFirst} LIMIT $limit`, parameters }
}

type Branch = {
  readonly from: string
  readonly conditions: readonly string[]
  readonly values: Record<string, Value>
}

/** Each is walked by an index in the order of the list; they are merged on the way. */
function branchesOf(filter: FoundFilter): readonly Branch[] {
  const { code, titles, accountId, fulfillment, spellings, states } = filter
  const from = (index: string) => `orders INDEXED BY ${index}`
  const one = (index: string, condition: string, values: Record<string, Value> = {}) => [
    { from: from(index), conditions: [condition], values },
  ]
  const each = (name: string, column: string, branches: readonly (string | number)[], more: string[] = []) =>
    [...new Set(branches)].map((value, index) => ({
      from: name,
      conditions: [`${column} = $branch${index}`, ...more],
      values: { [`branch${index}`]: value },
    }))
  if (code !== undefined) return one('orders_of_code', codeCondition, codeRange(code))
  if (filter.lastDigits !== undefined)
    return one('orders_by_last_digits', digitsCondition, { digits: filter.lastDigits })
  if (isWalked(titles)) return each('order_titles', 'title', titles)
  if (accountId !== undefined)
    return one('orders_of_account', 'account_id = $account', { account: accountId })
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

const isAmongSure = (state: string) => sureStates.some((sure) => sure === state)
const isAmongWorkable = (state: string) => workableStates.some((workable) => workable === state)

const codeCondition = 'code >= $code AND code < $codeEnd'
/** Codes are hexadecimal: behind all that begin so comes the first with a `g`. */
const codeRange = (code: string) => ({ code, codeEnd: `${code}g` })
const digitsCondition = `whatsapp IS NOT NULL AND ${lastDigits} = $digits`

/** Those of these orders that a filter means, newest first; whether one holds a title is seen in its lines. */
export function selectionOf(filter: FoundFilter, keys: readonly string[]): Selection {
  const conditions = ['key IN (SELECT value FROM json_each($keys))']
  const parameters: Record<string, Value> = { keys: JSON.stringify(keys) }
  const where = (condition: string, values: Record<string, Value | undefined>) => {
    if (Object.values(values).includes(undefined)) return
    conditions.push(condition)
    Object.assign(parameters, values)
  }
  where('state IN (SELECT value FROM json_each($states))', { states: listOf(filter.states) })
  where('account_id = $account', { account: filter.accountId })
  where('created_at >= $since', { since: filter.since })
  where('created_at < $until', { until: filter.until })
  where('fulfillment IN (SELECT value FROM json_each($fulfillment))', {
    fulfillment: listOf(filter.fulfillment),
  })
  if (filter.code !== undefined) where(codeCondition, codeRange(filter.code))
  where(digitsCondition, { digits: filter.lastDigits })
  where(`${place} IN (SELECT value FROM json_each($spellings))`, { spellings: listOf(filter.spellings) })
  if (filter.needsAttention) conditions.push(needsAttention)
  if (filter.hasContact) conditions.push(hasContact)
  return {
    statement: `SELECT * FROM orders INDEXED BY sqlite_autoindex_orders_1
      WHERE ${conditions.join(' AND ')} ${newestFirst}`,
    parameters,
  }
}

const listOf = (values: readonly (string | number)[] | undefined) => values && JSON.stringify(values)
