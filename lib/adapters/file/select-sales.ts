import { measuredPieces } from './held-pieces.ts'

/** Whether an order has its pieces. `$2`: since when one that was not sent keeps them. */
const isTaken = `((state = 'sent' AND lapsed_at IS NULL) OR (state = 'open' AND opened_at > $2))`

/** `$1`: variants. */
export const selectLeft = `
  SELECT variant_id AS "variantId", pieces - coalesce((
    SELECT sum(quantity) FROM sales JOIN sold_orders USING (token)
    WHERE sales.variant_id = stock_counts.variant_id AND opened_at >= counted_at AND ${isTaken}
  ), 0) AS "left" FROM stock_counts WHERE variant_id = ANY($1)`

/** Pieces of a buyer, `$1`, in orders that are not begun. `$3`: older ones are no longer a buyer's. */
export const selectHeld = (mark: 'number_mark' | 'network_mark') => `
  SELECT coalesce(sum(quantity), 0) AS held FROM sold_orders JOIN sales USING (token)
  WHERE ${mark} = $1 AND NOT begun AND opened_at > $3 AND ${isTaken}`

export const selectCounted = `
  SELECT coalesce(sum(CASE WHEN pieces < ${measuredPieces} THEN pieces ELSE ${measuredPieces} END), 0) AS counted
  FROM stock_counts`

/** `$1`: what names it. */
export const selectOrder = `
  SELECT token, key, shipping_fee AS "shippingFee", cancel_path AS "cancelPath", number_mark AS "number",
    network_mark AS "network", coalesce(created_at, opened_at) AS "createdAt",
    CASE WHEN state = 'open' AND opened_at <= $2 THEN 'free'
      WHEN state = 'sent' AND lapsed_at IS NOT NULL THEN 'lapsed' ELSE state END AS state
  FROM sold_orders WHERE`
