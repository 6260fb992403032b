import { workableStates } from '../domain/order-attention.ts'
import type { Value } from '../server/database/database.ts'
import type { OrderFilter } from './order-journal.ts'

type Selection = { readonly statement: string; readonly parameters: Record<string, Value> }

/** As the index `orders_at_desk` has it. */
export const isWorkable = `state IN ('opened', 'arrived', 'unknown')`

/** As the index `orders_needing_attention` has it, and `attentionOf`. */
export const needsAttention = `fulfillment = 'waiting' AND (state = 'unknown' OR (state IN ('opened', 'arrived')
  AND city IS NOT NULL AND metadata_sent = 0 AND custom_fields_sent IS NOT 1))`

/** The rows a filter asks for, newest first. Each of several states of the market is walked by the index, and merged. */
export function selectionOf(filter: OrderFilter): Selection {
  const conditions = ['TRUE']
  const parameters: Record<string, Value> = { limit: filter.limit ?? -1 }
  const where = (condition: string, values: Record<string, Value | undefined>) => {
    if (Object.values(values).includes(undefined)) return
    conditions.push(condition)
    Object.assign(parameters, values)
  }
  const { code } = filter
  where('key IN (SELECT value FROM json_each($keys))', { keys: listOf(filter.keys) })
  where('state IN (SELECT value FROM json_each($states))', { states: listOf(filter.states) })
  where('account_id = $accountId', { accountId: filter.accountId })
  where('created_at >= $since', { since: filter.since })
  where('created_at < $until', { until: filter.until })
  where('code >= $code AND code < $codeEnd', { code, codeEnd: code && `${code}g` })
  where('(created_at, key) < ($afterTime, $afterKey)', {
    afterTime: filter.after?.createdAt,
    afterKey: filter.after?.key,
  })
  if (filter.needsAttention) conditions.push(needsAttention)
  if (filter.states?.every(isAmongWorkable)) conditions.push(isWorkable)
  return {
    statement: `${branchesOf(filter, conditions, parameters)} ${newestFirst} LIMIT $limit`,
    parameters,
  }
}

const newestFirst = 'ORDER BY created_at DESC, key DESC'

const listOf = (values: readonly string[] | undefined) => values && JSON.stringify(values)

const isAmongWorkable = (state: string) => workableStates.some((workable) => workable === state)

function branchesOf(
  { fulfillment }: OrderFilter,
  conditions: readonly string[],
  parameters: Record<string, Value>,
): string {
  const select = (more: readonly string[]) =>
    `SELECT * FROM orders WHERE ${[...conditions, ...more].join(' AND ')}`
  if (!fulfillment) return select([])
  if (fulfillment.length === 0) return select(['FALSE'])
  return [...new Set(fulfillment)]
    .map((state, index) => {
      parameters[`fulfillment${index}`] = state
      return select([`fulfillment = $fulfillment${index}`])
    })
    .join(' UNION ALL ')
}
