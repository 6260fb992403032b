/** The beginning of a list that stands at the end of a product's page. */
export type Related = {
  readonly title: string
  /** Address of the list. */
  readonly list: string
  /** Of the product that the page shows. */
  readonly handle: string
}

export type LateRelated = Related & {
  /** Whether the room that is kept for it is given back. */
  readonly setIsEmpty: (isEmpty: boolean) => void
}
