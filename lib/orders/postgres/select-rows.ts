import type { OrderFilter } from '../order-journal.ts'
import {
  conditionsOf,
  createParameters,
  type FoundFilter,
  isBehind,
  newestFirst,
  type Selection,
  typedNumber,
} from '../select-conditions.ts'

const lastDigits = `right(${typedNumber}, 4)`

/** The rows a filter asks for, newest first. Each of several states of the market is walked by the index, and merged. */
export function selectionOf(
  filter: FoundFilter,
  { after, limit }: Pick<OrderFilter, 'after' | 'limit'>,
): Selection {
  const { values, parameter } = createParameters()
  const conditions = conditionsOf(filter, { parameter, lastDigits })
  if (filter.titles) {
    const titles = `ANY(${parameter(filter.titles)}::integer[])`
    conditions.push(`key IN (SELECT key FROM order_titles WHERE title = ${titles})`)
  }
  if (after) conditions.push(isBehind(after, parameter))
  const limited = limit === undefined ? '' : ` LIMIT ${parameter(limit)}`
  const select = (more: readonly string[]) =>
    `SELECT * FROM orders WHERE ${[...conditions, ...more].join(' AND ')} ${newestFirst}${limited}`
  const { fulfillment } = filter
  if (!fulfillment) return { statement: select([]), values }
  if (fulfillment.length === 0) return { statement: select(['FALSE']), values }
  const branches = [...new Set(fulfillment)].map(
    (state) => `(${select([`fulfillment = ${parameter(state)}`])})`,
  )
  return {
    statement: `SELECT * FROM (${branches.join(' UNION ALL ')}) AS merged ${newestFirst}${limited}`,
    values,
  }
}
