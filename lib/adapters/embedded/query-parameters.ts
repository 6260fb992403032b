import { Refusal } from './answers.ts'

function refuse(...messages: string[]): never {
  throw new Refusal({ status: 400, messages })
}

export function refuseUnknownKeys(keys: Iterable<string>, known: readonly string[]): void {
  const unknown = [...new Set(keys)].filter((key) => !known.includes(key))
  if (unknown.length > 0) refuse(...unknown.map((key) => `property ${key} should not exist`))
}

function wholeNumber(search: URLSearchParams, options: { key: string; fallback: number; maximum: number }) {
  const text = search.get(options.key)
  if (text === null) return options.fallback
  if (!/^\d{1,9}$/.test(text)) refuse(`${options.key} must be an integer number`)
  if (Number(text) > options.maximum) refuse(`${options.key} must not be greater than ${options.maximum}`)
  return Number(text)
}

function oneOf<T extends string>(search: URLSearchParams, options: { key: string; values: readonly T[] }) {
  const text = search.get(options.key)
  if (text === null) return null
  const value = options.values.find((candidate) => candidate === text)
  return value ?? refuse(`${options.key} must be one of the following values: ${options.values.join(', ')}`)
}

function timestamp(search: URLSearchParams, key: string): string | null {
  const text = search.get(key)
  if (text === null) return null
  const time = Date.parse(text)
  return Number.isNaN(time)
    ? refuse(`${key} must be a valid ISO 8601 date string`)
    : new Date(time).toISOString()
}

/** Null when the key is not there at all; an empty list never matches anything. */
function list(search: URLSearchParams, key: string): string[] | null {
  return search.has(key) ? search.getAll(key) : null
}

const productKeys = [
  'ids[]',
  'offset',
  'limit',
  'order',
  'sort_by',
  'is_hidden',
  'to_date',
  // All goods are of one type, which no one leaves out.
  'exclude_types',
]

export type ProductListQuery = ReturnType<typeof parseProductListQuery>

/** The list's query, defaults filled in; throws a `Refusal` for anything the upstream refuses. */
export function parseProductListQuery(search: URLSearchParams) {
  refuseUnknownKeys(search.keys(), productKeys)
  return {
    ids: list(search, 'ids[]'),
    offset: wholeNumber(search, { key: 'offset', fallback: 0, maximum: 999_999_999 }),
    limit: wholeNumber(search, { key: 'limit', fallback: 50, maximum: 100 }),
    order: oneOf(search, { key: 'order', values: ['ASC', 'DESC'] }) ?? 'ASC',
    sortBy: oneOf(search, { key: 'sort_by', values: ['price', 'created_at', 'order'] }) ?? 'order',
    isHidden: oneOf(search, { key: 'is_hidden', values: ['true', 'false'] }) === 'true',
    toDate: timestamp(search, 'to_date'),
  }
}

export function parseSingleProductQuery(search: URLSearchParams) {
  refuseUnknownKeys(search.keys(), ['field'])
  return { field: oneOf(search, { key: 'field', values: ['id', 'slug'] }) ?? 'id' }
}

export function parseVariantsQuery(search: URLSearchParams) {
  refuseUnknownKeys(search.keys(), ['fields', 'product_ids[]'])
  oneOf(search, { key: 'fields', values: ['inventory_quantity'] })
  return { productIds: list(search, 'product_ids[]') }
}
