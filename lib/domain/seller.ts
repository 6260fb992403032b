/** Who sells, as the card on the page of a product says it. */
export type Seller = {
  readonly name: string
  readonly isVerified: boolean
  /** Of 5, with a point: `4.9`. Null is not shown. */
  readonly rating: string | null
  /** Of 100. Null is not shown. */
  readonly onTimePercent: string | null
}
