import { failure, type Result, success } from '../../domain/result.ts'
import type { Database } from '../../server/database/database.ts'
import { findSale, quantities } from './open-checkout.ts'

export type PaymentMethod = 'card' | 'pix'

export type CheckoutItem = {
  readonly variantId: string
  readonly productTitle: string
  readonly variantTitle: string
  readonly quantity: number
  /** Minor units of one piece, at the time the checkout was opened. */
  readonly unitAmount: number
  readonly currency: string
  readonly customFieldValues: readonly { readonly custom_field_id: string; readonly value: string }[]
}

export type CheckoutSession = {
  readonly id: string
  readonly state: 'open' | 'paid' | 'cancelled'
  readonly method: PaymentMethod | null
  readonly createdAt: string
  readonly items: readonly CheckoutItem[]
  /** Minor units; null when the rule of the city adds none. */
  readonly shippingFee: number | null
  readonly successUrl: string
  readonly cancelUrl: string
  readonly locale: string | null
  readonly metadata: Readonly<Record<string, string>> | null
}

export type ShortLine = {
  readonly variantId: string
  readonly productTitle: string
  readonly requested: number
  /** Pieces left, 0 for something no longer sold. */
  readonly available: number
}

export type PaymentFailure =
  | { readonly kind: 'not-found' }
  | { readonly kind: 'already-cancelled' }
  | { readonly kind: 'insufficient-inventory'; readonly lines: readonly ShortLine[] }

export type CancelFailure = { readonly kind: 'not-found' } | { readonly kind: 'already-paid' }

type CheckoutRow = {
  readonly id: string
  readonly state: CheckoutSession['state']
  readonly method: PaymentMethod | null
  readonly created_at: string
  readonly success_url: string
  readonly cancel_url: string
  readonly locale: string | null
  readonly metadata: string | null
  readonly shipping_fee: number | null
}

export function findCheckout(database: Database, id: string): CheckoutSession | null {
  const row = database.find<CheckoutRow>('SELECT * FROM checkouts WHERE id = $id', { id })
  if (!row) return null
  const items = database.all<Omit<CheckoutItem, 'customFieldValues'> & { customFieldValues: string }>(
    `SELECT variant_id AS variantId, product_title AS productTitle, variant_title AS variantTitle, quantity,
       unit_amount AS unitAmount, currency, custom_field_values AS customFieldValues
     FROM checkout_items WHERE checkout_id = $id ORDER BY position`,
    { id },
  )
  return {
    id: row.id,
    state: row.state,
    method: row.method,
    createdAt: row.created_at,
    items: items.map((item) => ({ ...item, customFieldValues: JSON.parse(item.customFieldValues) })),
    shippingFee: row.shipping_fee,
    successUrl: row.success_url,
    cancelUrl: row.cancel_url,
    locale: row.locale,
    metadata: row.metadata === null ? null : JSON.parse(row.metadata),
  }
}

type Closing = { readonly id: string; readonly time: string }

/** Takes the stock and marks the checkout paid, both or neither; paying again takes nothing more. */
export function payCheckout(
  database: Database,
  { id, time, method }: Closing & { method: PaymentMethod },
): Result<CheckoutSession, PaymentFailure> {
  return database.transaction(() => {
    const session = findCheckout(database, id)
    if (!session) return failure({ kind: 'not-found' })
    if (session.state === 'paid') return success(session)
    if (session.state === 'cancelled') return failure({ kind: 'already-cancelled' })
    const wanted = quantities(session.items)
    const lines = [...wanted].flatMap(([variantId, requested]) =>
      shortLine(database, { session, variantId, requested }),
    )
    if (lines.length > 0) return failure({ kind: 'insufficient-inventory', lines })
    for (const [variantId, quantity] of wanted) {
      database.run('UPDATE variants SET stock_taken = stock_taken + $quantity WHERE id = $variantId', {
        variantId,
        quantity,
      })
    }
    database.run(`UPDATE checkouts SET state = 'paid', method = $method, closed_at = $time WHERE id = $id`, {
      id,
      time,
      method,
    })
    return success({ ...session, state: 'paid', method })
  })
}

function shortLine(
  database: Database,
  { session, variantId, requested }: { session: CheckoutSession; variantId: string; requested: number },
): ShortLine[] {
  const sale = findSale(database, variantId)
  const available = sale ? sale.available : 0
  if (available === null || available >= requested) return []
  const productTitle = session.items.find((item) => item.variantId === variantId)?.productTitle ?? ''
  return [{ variantId, productTitle, requested, available: Math.max(0, available) }]
}

/** Cancelling twice is cancelling once; what is paid stays paid. */
export function cancelCheckout(
  database: Database,
  { id, time }: Closing,
): Result<CheckoutSession, CancelFailure> {
  return database.transaction(() => {
    const session = findCheckout(database, id)
    if (!session) return failure({ kind: 'not-found' })
    if (session.state === 'paid') return failure({ kind: 'already-paid' })
    database.run(
      `UPDATE checkouts SET state = 'cancelled', closed_at = $time WHERE id = $id AND state = 'open'`,
      { id, time },
    )
    return success({ ...session, state: 'cancelled' })
  })
}
