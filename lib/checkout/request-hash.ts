import { createHash } from 'node:crypto'
import type { ParsedCheckoutBody } from '../api/checkout-messages.ts'

/** SHA-256 of a body in one spelling: the order in which its keys were written does not matter. */
export function requestHashOf(body: ParsedCheckoutBody): string {
  return createHash('sha256')
    .update(JSON.stringify(sorted(body)))
    .digest('hex')
}

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted)
  if (typeof value !== 'object' || value === null) return value
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1))
  return entries.filter(([, part]) => part !== undefined).map(([name, part]) => [name, sorted(part)])
}
