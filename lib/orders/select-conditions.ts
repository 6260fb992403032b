import { type FulfillmentState, fulfillmentStates } from '../domain/fulfillment.ts'
import type { Order, OrderState } from '../domain/order.ts'
import { sureStates, workableStates } from '../domain/order-attention.ts'
import { foldText } from '../domain/text.ts'
import type { Query, SqlValue } from '../server/database/sql.ts'
import type { OrderFilter } from './order-journal.ts'

/** Expression of the index `orders_by_place`. */
export const place = 'coalesce(delivery_zone, city) COLLATE "C"'

/** Spellings of this city in orders, found by jumping through the index. */
async function spellingsOf(query: Query, city: string): Promise<string[]> {
  const rows = await query<{ spelling: string }>(
    `WITH RECURSIVE spellings (spelling) AS (
       SELECT * FROM (SELECT ${place} FROM orders WHERE ${place} > '' ORDER BY ${place} LIMIT 1) AS first
       UNION ALL
       SELECT (SELECT ${place} FROM orders WHERE ${place} > spelling ORDER BY ${place} LIMIT 1)
       FROM spellings WHERE spelling IS NOT NULL
     )
     SELECT spelling FROM spellings WHERE spelling IS NOT NULL`,
  )
  const folded = foldText(city)
  return rows.map(({ spelling }) => spelling).filter((spelling) => foldText(spelling) === folded)
}

const listed = (states: readonly string[]) => states.map((state) => `'${state}'`).join(', ')

export const isOneOf = (states: readonly OrderState[]) => `state IN (${listed(states)})`

export const isAmong = (isMeant: (state: FulfillmentState) => boolean) =>
  `fulfillment IN (${listed(fulfillmentStates.filter(isMeant))})`

/** Condition of the index `orders_at_desk`. */
export const isWorkable = isOneOf(workableStates)

/** Condition of the index `orders_to_pick`. */
export const isSure = isOneOf(sureStates)

/** Condition of the index `orders_needing_attention`; the same rule as `attentionOf`. */
export const needsAttention = `fulfillment = 'waiting' AND (state = 'unknown' OR (state = 'arrived'
  AND city IS NOT NULL AND metadata_sent IS FALSE AND custom_fields_sent IS NOT TRUE))`

/** Condition of the index `orders_with_contact`. */
export const hasContact = 'contact_erased_at IS NULL'

const hasUnreadNumber = `whatsapp <> '' AND whatsapp_normalized IS NULL`

/** Expression of the index `orders_by_last_digits`; unreadable numbers count as typed. */
export const typedNumber = `coalesce(whatsapp_normalized,
  replace(replace(replace(whatsapp, ' ', ''), '-', ''), '.', ''))`

export const sortingOf = ({ isOldestFirst }: Pick<OrderFilter, 'isOldestFirst'>) =>
  isOldestFirst ? 'ORDER BY created_at, key COLLATE "C"' : 'ORDER BY created_at DESC, key COLLATE "C" DESC'

/** Expression of the index `orders_by_code_end`. */
export const codeEnd = 'substr(code, 9)'

export type FoundFilter = Omit<OrderFilter, 'title' | 'city' | 'limit' | 'after'> & {
  readonly titles?: readonly number[]
  readonly spellings?: readonly string[]
}

export type Place = NonNullable<OrderFilter['after']>

export type SelectStatement = { readonly statement: string; readonly values: readonly SqlValue[] }

export type Parameter = (value: SqlValue) => string

export function createParameters(): { readonly values: SqlValue[]; readonly parameter: Parameter } {
  const values: SqlValue[] = []
  return { values, parameter: (value) => `$${values.push(value)}` }
}

export function conditionsOf(
  filter: FoundFilter,
  { parameter, lastDigits }: { readonly parameter: Parameter; readonly lastDigits: string },
): string[] {
  const { keys, states, accountId, code, spellings } = filter
  const conditions = ['TRUE', ...momentsOf(filter, parameter)]
  if (keys) conditions.push(`key = ANY(${parameter(keys)})`)
  if (states) conditions.push(`state = ANY(${parameter(states)})`)
  if (states?.every(isAmongWorkable)) conditions.push(isWorkable)
  if (states?.every(isAmongSure)) conditions.push(isSure)
  if (accountId !== undefined) conditions.push(`account_id = ${parameter(accountId)}`)
  if (code !== undefined) conditions.push(isCalled(code, parameter))
  if (filter.codeEnd !== undefined) conditions.push(`${codeEnd} = ${parameter(filter.codeEnd)}`)
  if (filter.lastDigits !== undefined) {
    conditions.push(`whatsapp IS NOT NULL AND ${lastDigits} = ${parameter(filter.lastDigits)}`)
  }
  if (filter.window !== undefined) conditions.push(`delivery_window = ${parameter(filter.window)}`)
  if (spellings) conditions.push(`${place} = ANY(${parameter(spellings)})`)
  if (filter.needsAttention) conditions.push(needsAttention)
  if (filter.hasContact) conditions.push(hasContact)
  if (filter.windowBefore !== undefined)
    conditions.push(`(delivery_window IS NULL OR delivery_window < ${parameter(filter.windowBefore)})`)
  if (filter.hasUnreadNumber) conditions.push(hasUnreadNumber)
  return conditions
}

export function momentsOf({ since, until }: FoundFilter, parameter: Parameter): string[] {
  return [
    ...(since === undefined ? [] : [`created_at >= ${parameter(since)}`]),
    ...(until === undefined ? [] : [`created_at < ${parameter(until)}`]),
  ]
}

/** Codes are hexadecimal, so `g` sorts after every code with this prefix. */
export const isCalled = (code: string, parameter: Parameter) =>
  `code >= ${parameter(code)} AND code < ${parameter(`${code}g`)}`

export const isBehind = (
  { createdAt, key }: Place,
  { isOldestFirst }: Pick<OrderFilter, 'isOldestFirst'>,
  parameter: Parameter,
) =>
  `(created_at, key COLLATE "C") ${isOldestFirst ? '>' : '<'} (${parameter(createdAt)}, ${parameter(key)} COLLATE "C")`

export const isAmongSure = (state: OrderState) => sureStates.includes(state)
export const isAmongWorkable = (state: OrderState) => workableStates.includes(state)

export async function findTexts(
  query: Query,
  { title, city, limit: _limit, after: _after, ...filter }: OrderFilter,
): Promise<FoundFilter> {
  return {
    ...filter,
    ...(title !== undefined && { titles: await findTitles(query, title) }),
    ...(city !== undefined && { spellings: await spellingsOf(query, city) }),
  }
}

async function findTitles(query: Query, text: string): Promise<number[]> {
  const rows = await query<{ id: number }>('SELECT id FROM titles WHERE strpos(folded, $1) > 0', [
    foldText(text),
  ])
  return rows.map(({ id }) => id)
}

/** Distinct product titles of an order, normalized for search: `banana prata 1 kg`. */
export function titlesOf({ lines }: Pick<Order, 'lines'>): string[] {
  return [...new Set(lines.map(({ title, variantTitle }) => foldText(`${title} ${variantTitle ?? ''}`)))]
}
