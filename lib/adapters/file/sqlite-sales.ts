import type { MarketStage } from '../../domain/fulfillment.ts'
import type { VariantId } from '../../domain/identifiers.ts'
import type { OrderKey } from '../../domain/order.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import { openDatabase } from '../../server/database/database.ts'
import { createGroupCommit } from '../../server/database/group-commit.ts'
import { migrate, writeNothing } from '../../server/database/migrate.ts'
import { closeToOthers } from '../../server/database/private-file.ts'
import { whileLocked } from '../../server/database/while-locked.ts'
import { heldRefusal, marksOf } from './held-pieces.ts'
import {
  type HoldingRow,
  heldMs,
  isEnough,
  type NewSale,
  piecesOf,
  type Sale,
  type SaleRefusal,
  type SalesBook,
  type SoldOrder,
  type StoredMarks,
  soldOrderOf,
} from './sales-book.ts'
import { holdsIn } from './sqlite-holds.ts'
import { migrations, selectCounted, selectHeld, selectLeft, selectOrder } from './sqlite-sales-schema.ts'

export const salesFileName = 'sales.sqlite'

type Options = {
  readonly folder: string | ':memory:'
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds for which an order that was sent keeps its pieces until the market begins it. */
  readonly holdMs: number
  readonly lockWaitMs?: number
}

export type SqliteSales = SalesBook & {
  /** Writes, and changes nothing; throws where nothing can be written now. */
  readonly check: () => void
}

/** The book in a file beside the journal. All that it throws because of the file has a fault (`faultOf`). */
export function openSqliteSales({ folder, now, holdMs, lockWaitMs }: Options): SqliteSales {
  const database = openDatabase(folder, {
    file: salesFileName,
    isPrecious: true,
    ...(lockWaitMs === undefined ? {} : { lockWaitMs }),
  })
  const commit = createGroupCommit(database)
  try {
    if (folder !== ':memory:') closeToOthers(folder, 0o700)
    database.transaction(() => migrate(database, migrations))
  } catch (error) {
    database.close()
    throw error
  }
  const salt = database.find<{ salt: string }>('SELECT salt FROM buyer_salt')?.salt ?? ''
  const openSince = () => now() - heldMs
  const findOrder = (condition: string, id: string) =>
    database.find<HoldingRow>(`${selectOrder} ${condition}`, { id, openSince: openSince() })

  function listLeft(ids: readonly VariantId[]): ReadonlyMap<VariantId, number> {
    return new Map(
      ids.flatMap((variantId) => {
        const row = database.find<{ left: number }>(selectLeft, { variantId, openSince: openSince() })
        return row ? [[variantId, row.left] as const] : []
      }),
    )
  }

  const salesOfOrder = (token: string) =>
    database.all<Sale>('SELECT variant_id AS variantId, quantity FROM sales WHERE token = $token', { token })

  function heldBy(column: 'number_mark' | 'network_mark', mark: number | null): number {
    const times = { openSince: openSince(), heldSince: now() - holdMs }
    return mark === null
      ? 0
      : (database.find<{ held: number }>(selectHeld(column), { mark, ...times })?.held ?? 0)
  }

  /** Why an order may not take these; inside a transaction, which is alone: what is counted here is what will be taken. */
  function refusalOf(sales: readonly Sale[], { number, network }: StoredMarks): SaleRefusal | null {
    if (!isEnough(sales, listLeft(sales.map(({ variantId }) => variantId)))) return 'short'
    if (number === null || network === null) return null
    const held = { number: heldBy('number_mark', number), network: heldBy('network_mark', network) }
    const counted = database.find<{ counted: number }>(selectCounted)?.counted ?? 0
    return heldRefusal({ wanted: piecesOf(sales), held, counted })
  }

  function take(sale: NewSale): Result<SoldOrder, SaleRefusal> {
    const { token, key, shippingFee, cancelPath, sales, buyer } = sale
    const known = findOrder('key = $id', key)
    if (known) return success(soldOrderOf(known))
    const marks = marksOf(buyer, salt)
    const refusal = refusalOf(sales, marks)
    if (refusal) return failure(refusal)
    database.run(
      `INSERT INTO sold_orders (token, key, shipping_fee, cancel_path, opened_at, created_at, number_mark, network_mark)
       VALUES ($token, $key, $shippingFee, $cancelPath, $now, $now, $number, $network)`,
      { token, key, shippingFee, cancelPath, now: now(), ...marks },
    )
    for (const { variantId, quantity } of sales) {
      database.run('INSERT INTO sales VALUES ($variantId, $token, $quantity)', { variantId, token, quantity })
    }
    return success({ token, key, shippingFee, cancelPath, state: 'open' })
  }

  const mayTakeAnew = (known: HoldingRow) =>
    known.createdAt + holdMs > now() && refusalOf(salesOfOrder(known.token), known) === null

  function reopen(token: string): SoldOrder | null {
    const known = findOrder('token = $id', token)
    if (known?.state !== 'free') return known && soldOrderOf(known)
    if (!mayTakeAnew(known)) return soldOrderOf(known)
    database.run(`UPDATE sold_orders SET state = 'open', opened_at = $now WHERE token = $token`, {
      token,
      now: now(),
    })
    return soldOrderOf({ ...known, state: 'open' })
  }

  function arrive(key: OrderKey): void {
    const known = findOrder('key = $id', key)
    if (known?.state !== 'open' && known?.state !== 'free') return
    const isRefused = known.state === 'free' && !mayTakeAnew(known)
    database.run(
      `UPDATE sold_orders SET state = 'sent', opened_at = iif($wasFree, $now, opened_at), held_until = $until,
         lapsed_at = iif($isRefused, $now, NULL) WHERE key = $key`,
      {
        key,
        now: now(),
        until: now() + holdMs,
        wasFree: Number(known.state === 'free'),
        isRefused: Number(isRefused),
      },
    )
  }

  function takeWhatIsLeft(token: string): void {
    const sales = salesOfOrder(token)
    const left = listLeft(sales.map(({ variantId }) => variantId))
    for (const { variantId, quantity } of sales) {
      const taken = Math.max(0, Math.min(quantity, left.get(variantId) ?? quantity))
      database.run('UPDATE sales SET quantity = $taken WHERE variant_id = $variantId AND token = $token', {
        variantId,
        token,
        taken,
      })
    }
    database.run('UPDATE sold_orders SET opened_at = $now WHERE token = $token', { token, now: now() })
  }

  function saveStage(key: OrderKey, stage: MarketStage): void {
    const known = findOrder('key = $id', key)
    if (!known) return
    if (stage === 'cancelled') {
      database.run(`UPDATE sold_orders SET state = 'cancelled', begun = 0 WHERE key = $key`, { key })
    } else if (stage === 'waiting') {
      database.run(
        `UPDATE sold_orders SET state = iif(state = 'cancelled', 'sent', state), begun = 0 WHERE key = $key`,
        { key },
      )
    } else {
      if (known.state === 'free' || known.state === 'lapsed') takeWhatIsLeft(known.token)
      database.run(
        `UPDATE sold_orders SET state = 'sent', begun = 1, lapsed_at = NULL, number_mark = NULL, network_mark = NULL,
           held_until = coalesce(held_until, $until) WHERE key = $key AND begun = 0`,
        { key, until: now() + holdMs },
      )
    }
  }

  return {
    async createCounts(counts) {
      await commit(() => {
        for (const [variantId, { pieces, count }] of counts) {
          database.run(
            `INSERT INTO counts VALUES ($variantId, $pieces, $count, $at)
             ON CONFLICT (variant_id) DO UPDATE SET pieces = $pieces, count = $count, counted_at = $at
             WHERE count <> $count`,
            { variantId, pieces, count, at: now() },
          )
        }
      })
    },
    listLeft: async (variantIds) => whileLocked(() => listLeft(variantIds)),
    create: (sale) => commit(() => take(sale)),
    createReopening: (token) => commit(() => reopen(token)),
    async createRelease(token) {
      const statement = `UPDATE sold_orders SET state = 'free' WHERE token = $token AND state = 'open'`
      await commit(() => database.run(statement, { token }))
    },
    createArrival: (key) => commit(() => arrive(key)),
    saveStage: (key, stage) => commit(() => saveStage(key, stage)),
    ...holdsIn(database, { commit, now, holdMs }),
    check: () => writeNothing(database),
    async close() {
      database.close()
    },
  }
}
