/** Of an order that was sent, and that the market has not begun: whether its pieces are kept for it. */
export type Hold = {
  /** Milliseconds since 1970: until when they are, or since when they are not. */
  readonly until: number
  readonly isOver: boolean
}
