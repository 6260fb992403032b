import { createHash } from 'node:crypto'
import type { Buyer } from '../../store/store-api.ts'

/** What a buyer's held pieces are summed up by. */
export type BuyerMarks = { readonly number: number; readonly network: number }

/**
 * One of sixteen million for each number and address, by a salt of the database: enough to keep two buyers apart, too few
 * to find out a number or an address from it. Without a number, an address is one buyer.
 */
export function marksOf({ address, whatsapp }: Buyer, salt: string): BuyerMarks {
  const mark = (text: string) => createHash('sha256').update(`${salt} ${text}`).digest().readUIntBE(0, 3)
  return {
    number: mark(whatsapp === null ? `without a number, ${address}` : `number ${whatsapp}`),
    network: mark(`network ${address}`),
  }
}

/** Of one product's count so many pieces tell how large a shop is: 9999 of something is no measure of the rest. */
export const measuredPieces = 20

type Bound = { readonly part: number; readonly least: number; readonly most: number }

/** Of all that is counted. A large purchase of a household; and half the shop for all behind one address. */
const bounds = {
  number: { part: 1 / 4, least: 30, most: 150 },
  network: { part: 1 / 2, least: 60, most: 600 },
} as const satisfies Record<keyof BuyerMarks, Bound>

/** How many pieces may be held at once, by one number or behind one address, where so many are counted. */
export function mostHeld(by: keyof BuyerMarks, counted: number): number {
  const { part, least, most } = bounds[by]
  return Math.min(most, Math.max(least, Math.floor(counted * part)))
}

export type HeldRefusal = 'held-by-number' | 'held-by-network'

type Held = {
  readonly wanted: number
  readonly held: BuyerMarks
  /** Pieces of the whole shop, of each product `measuredPieces` at most. */
  readonly counted: number
}

/** Why an order may not hold its pieces beside what its buyer holds; null: it may. */
export function heldRefusal({ wanted, held, counted }: Held): HeldRefusal | null {
  if (held.number + wanted > mostHeld('number', counted)) return 'held-by-number'
  return held.network + wanted > mostHeld('network', counted) ? 'held-by-network' : null
}
