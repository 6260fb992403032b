import type { MarketStage } from '../../domain/fulfillment.ts'
import type { VariantId } from '../../domain/identifiers.ts'
import type { Hold, OrderKey } from '../../domain/order.ts'
import type { Result } from '../../domain/result.ts'
import type { Buyer } from '../../store/store-api.ts'
import type { StockCount } from './build-catalog.ts'
import type { BuyerMarks, HeldRefusal } from './held-pieces.ts'

export type Sale = { readonly variantId: VariantId; readonly quantity: number }

export type NewSale = {
  /** Names the order in addresses: unguessable, and all that protects it. */
  readonly token: string
  readonly key: OrderKey
  /** A path of our own site. */
  readonly cancelPath: string
  /** Of what is counted, each variant once. */
  readonly sales: readonly Sale[]
  readonly buyer: Buyer
}

/** `short`: there are too few pieces. */
export type SaleRefusal = HeldRefusal | 'short'

export type SoldOrder = Pick<NewSale, 'token' | 'key' | 'cancelPath'> & {
  /**
   * `short`: it was left without being sent, and may not take its pieces any more. `lapsed`: it was sent, and gave them back
   * because the market did not begin it in time.
   */
  readonly state: 'open' | 'sent' | 'short' | 'lapsed'
}

/** Orders that were sent, and keep their pieces until the market begins them or their time is over. */
export type HeldOrders = {
  /** Those of these orders that were sent and are not begun, and keep their pieces for a time, or did. */
  listHolds(keys: readonly OrderKey[]): Promise<ReadonlyMap<OrderKey, Hold>>
  listOverdue(): Promise<readonly OrderKey[]>
  /** These keep their pieces until then (ms since 1970), where that is later: until it is over when they are needed. */
  createHolds(holds: ReadonlyMap<OrderKey, number>): Promise<void>
  /** These give their pieces back if their time is over; and buyers of orders that old are forgotten. */
  createLapses(keys: readonly OrderKey[]): Promise<void>
  /** No order can be begun: all that were sent keep their pieces for good. */
  createKeeping(): Promise<void>
}

export const overdueAtOnce = 200

/**
 * What was sold of what the shopkeeper counted. Pieces left are the count less what was ordered since: by orders that
 * were sent and keep their pieces, and by those that are about to be sent. All methods throw when the database cannot be used.
 */
export type SalesBook = HeldOrders & {
  /** Notes the counts of the file. One that differs from the last is a new count: what was sold before it is in it. */
  createCounts(counts: ReadonlyMap<VariantId, StockCount>): Promise<void>
  /** Pieces left; below zero where more was sent than was there. Uncounted goods are missing. */
  listLeft(variantIds: readonly VariantId[]): Promise<ReadonlyMap<VariantId, number>>
  /**
   * Takes the pieces of an order, all or none. Whatever happens at the same time, in other processes too, no piece is
   * taken twice. An order that is known already comes back as it is.
   */
  create(sale: NewSale): Promise<Result<SoldOrder, SaleRefusal>>
  /**
   * An order whose shopper is (again) about to send it; it takes its pieces anew where they were given back, not longer
   * after it was made than a sent one keeps them. One that was sent takes none.
   */
  createReopening(token: string): Promise<SoldOrder | null>
  /** The shopper left without sending it: the pieces are given back. Of one that was sent nothing changes. */
  createRelease(token: string): Promise<void>
  /**
   * The shopper went on to send it; from now on it keeps its pieces for the time of the setting. Where they were given back
   * meanwhile, and may not be taken anew, it has none. Of one that was sent, or that the market has cancelled, nothing
   * changes.
   */
  createReturn(key: OrderKey): Promise<void>
  /**
   * How far the market is. Begun, an order keeps its pieces for good; where it had given them back, it takes as many as are
   * left. Cancelled, it gives them back, whatever became of it; where that is taken back, it has them as one that was sent,
   * also where there are too few by now.
   */
  saveStage(key: OrderKey, stage: MarketStage): Promise<void>
  close(): Promise<void>
}

/** Milliseconds for which an order that was neither left nor sent keeps its pieces. */
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

export function isEnough(sales: readonly Sale[], left: ReadonlyMap<VariantId, number>): boolean {
  return sales.every(({ variantId, quantity }) => (left.get(variantId) ?? quantity) >= quantity)
}

/** As a row has it; `free`: it gave its pieces back before it was sent. */
export type SoldRow = Omit<SoldOrder, 'state'> & {
  readonly state: 'open' | 'sent' | 'free' | 'cancelled' | 'lapsed'
}

/** Both are null in an order whose buyer is forgotten. */
export type StoredMarks = { readonly [By in keyof BuyerMarks]: number | null }

/** Beside the order: what a buyer may hold is seen by it. */
export type HoldingRow = SoldRow & StoredMarks & { /** ISO 8601. */ readonly createdAt: string }

const statesOfRows = {
  open: 'open',
  sent: 'sent',
  free: 'short',
  cancelled: 'sent',
  lapsed: 'lapsed',
} as const satisfies Record<SoldRow['state'], SoldOrder['state']>

/**
 * An order as its row says: one that gave its pieces back has too few until it is opened again, one that was cancelled had
 * reached the market.
 */
export function soldOrderOf({ token, key, cancelPath, state }: SoldRow): SoldOrder {
  return { token, key, cancelPath, state: statesOfRows[state] }
}

export const piecesOf = (sales: readonly Sale[]) => sales.reduce((sum, { quantity }) => sum + quantity, 0)
