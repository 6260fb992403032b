import type { VariantId } from '../../domain/identifiers.ts'
import type { OrderKey } from '../../domain/order.ts'
import type { StockCount } from './build-catalog.ts'

/** Pieces of one variant. */
export type Sale = { readonly variantId: VariantId; readonly quantity: number }

export type NewSale = {
  /** Names the order in addresses: unguessable, and all that protects it. */
  readonly token: string
  readonly key: OrderKey
  /** Minor units; null is 'to be agreed'. */
  readonly shippingFee: number | null
  /** A path of our own site. */
  readonly cancelPath: string
  /** Of what is counted, each variant once. */
  readonly sales: readonly Sale[]
}

export type SoldOrder = Pick<NewSale, 'token' | 'key' | 'shippingFee' | 'cancelPath'> & {
  /** `short`: it was left without being sent, and by now there are too few pieces. */
  readonly state: 'open' | 'sent' | 'short'
}

/**
 * What was sold of what the shopkeeper counted. Pieces left are the count less what was ordered since: by orders that
 * were sent, and by those that are about to be. All methods throw when the database cannot be used.
 */
export type SalesBook = {
  /** Notes the counts of the file. One that differs from the last is a new count: what was sold before it is in it. */
  createCounts(counts: ReadonlyMap<VariantId, StockCount>): Promise<void>
  /** Pieces left; below zero where more was sent than was there. What nobody counted is missing. */
  listLeft(variantIds: readonly VariantId[]): Promise<ReadonlyMap<VariantId, number>>
  /**
   * Takes the pieces of an order, all or none: null where there are too few. Whatever happens at the same time, in
   * other processes too, no piece is taken twice. An order that is known already comes back as it is.
   */
  create(sale: NewSale): Promise<SoldOrder | null>
  /** An order whose shopper is (again) about to send it; it takes its pieces anew where they were given back. */
  createReopening(token: string): Promise<SoldOrder | null>
  /** The shopper left without sending it: the pieces are given back. Of one that was sent nothing changes. */
  createRelease(token: string): Promise<void>
  /** The shopper went on to send it. Of one that the market has cancelled nothing changes. */
  createArrival(key: OrderKey): Promise<void>
  /**
   * The market has cancelled an order, whose pieces are given back whatever became of it; or took that back, and has it as
   * one that was sent, also where there are too few pieces by now.
   */
  saveCancellation(key: OrderKey, isCancelled: boolean): Promise<void>
  close(): Promise<void>
}

/** Milliseconds for which an order that nobody left and nobody sent keeps its pieces. */
export const heldMs = 60 * 60 * 1000

/** Every variant once, and always in the same order, so that two processes never wait for each other. */
export function salesOf(items: readonly Sale[]): readonly Sale[] {
  const quantities = new Map<VariantId, number>()
  for (const { variantId, quantity } of items) {
    quantities.set(variantId, (quantities.get(variantId) ?? 0) + quantity)
  }
  return [...quantities]
    .map(([variantId, quantity]) => ({ variantId, quantity }))
    .toSorted((one, other) => (one.variantId < other.variantId ? -1 : 1))
}

/** Whether there are as many pieces as an order takes; what nobody counted is always there. */
export function isEnough(sales: readonly Sale[], left: ReadonlyMap<VariantId, number>): boolean {
  return sales.every(({ variantId, quantity }) => (left.get(variantId) ?? quantity) >= quantity)
}

export type SoldRow = Omit<SoldOrder, 'state'> & { readonly state: 'open' | 'sent' | 'free' | 'cancelled' }

const statesOfRows = { open: 'open', sent: 'sent', free: 'short', cancelled: 'sent' } as const

/**
 * An order as its row says: one that gave its pieces back has too few until it is opened again, one that was cancelled had
 * reached the market.
 */
export function soldOrderOf(row: SoldRow): SoldOrder {
  return { ...row, state: statesOfRows[row.state] }
}
