import { sureStates, workableStates } from '../../domain/order-attention.ts'
import type { SqlValue } from '../../server/database/sql.ts'
import type { OrderFilter } from '../order-journal.ts'
import { place } from './places.ts'

/** As the index `orders_at_desk` has it. */
export const isWorkable = `state IN ('opened', 'arrived', 'unknown')`

/** As the index `orders_to_pick` has it. */
const isSure = `state IN ('arrived', 'unknown')`

/** As the index `orders_needing_attention` has it, and `attentionOf`. */
export const needsAttention = `fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
  AND city IS NOT NULL AND metadata_sent IS FALSE AND custom_fields_sent IS NOT TRUE))`

/** As the index `orders_by_last_digits` has it; what is no number that we can read counts as it was typed. */
const lastDigits = `right(coalesce(whatsapp_normalized,
  replace(replace(replace(whatsapp, ' ', ''), '-', ''), '.', '')), 4)`

/** What a filter asks for, with texts found among those that stand in orders. */
export type FoundFilter = Omit<OrderFilter, 'title' | 'city'> & {
  /** Ids of titles. */
  readonly titles?: readonly number[]
  readonly spellings?: readonly string[]
}

/** The rows a filter asks for, newest first. Each of several states of the market is walked by the index, and merged. */
export function selectionOf(filter: FoundFilter): { statement: string; values: SqlValue[] } {
  const conditions = ['TRUE']
  const values: SqlValue[] = []
  const parameter = (value: SqlValue) => `$${values.push(value)}`
  if (filter.keys) conditions.push(`key = ANY(${parameter([...filter.keys])})`)
  if (filter.states) conditions.push(`state = ANY(${parameter([...filter.states])})`)
  if (filter.states?.every(isAmongWorkable)) conditions.push(isWorkable)
  if (filter.states?.every(isAmongSure)) conditions.push(isSure)
  if (filter.accountId !== undefined) conditions.push(`account_id = ${parameter(filter.accountId)}`)
  if (filter.since !== undefined) conditions.push(`created_at >= ${parameter(filter.since)}::timestamptz`)
  if (filter.until !== undefined) conditions.push(`created_at < ${parameter(filter.until)}::timestamptz`)
  if (filter.code !== undefined) {
    // Codes are hexadecimal: behind all that begin so comes the first with a `g`.
    conditions.push(`code >= ${parameter(filter.code)} AND code < ${parameter(`${filter.code}g`)}`)
  }
  if (filter.lastDigits !== undefined) {
    conditions.push(`whatsapp IS NOT NULL AND ${lastDigits} = ${parameter(filter.lastDigits)}`)
  }
  if (filter.spellings) conditions.push(`${place} = ANY(${parameter([...filter.spellings])})`)
  if (filter.titles) {
    const titles = `ANY(${parameter(`{${filter.titles.join(',')}}`)}::integer[])`
    conditions.push(`key IN (SELECT key FROM order_titles WHERE title = ${titles})`)
  }
  if (filter.needsAttention) conditions.push(needsAttention)
  if (filter.hasContact) conditions.push('contact_erased_at IS NULL')
  if (filter.after) {
    const { createdAt, key } = filter.after
    conditions.push(
      `(created_at, key COLLATE "C") < (${parameter(createdAt)}::timestamptz, ${parameter(key)} COLLATE "C")`,
    )
  }
  const limit = filter.limit === undefined ? '' : ` LIMIT ${parameter(filter.limit)}`
  const select = (more: readonly string[]) =>
    `SELECT * FROM orders WHERE ${[...conditions, ...more].join(' AND ')}
      ORDER BY created_at DESC, key COLLATE "C" DESC${limit}`
  const { fulfillment } = filter
  if (!fulfillment) return { statement: select([]), values }
  if (fulfillment.length === 0) return { statement: select(['FALSE']), values }
  const branches = [...new Set(fulfillment)].map(
    (state) => `(${select([`fulfillment = ${parameter(state)}`])})`,
  )
  return {
    statement: `SELECT * FROM (${branches.join(' UNION ALL ')}) AS merged
      ORDER BY created_at DESC, key COLLATE "C" DESC${limit}`,
    values,
  }
}

const isAmongSure = (state: string) => sureStates.some((sure) => sure === state)
const isAmongWorkable = (state: string) => workableStates.some((workable) => workable === state)
