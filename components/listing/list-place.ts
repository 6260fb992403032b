/** Where in a list its first page stands. */
export type ListPlace = {
  /** Address of the list with its filters, without a page. */
  readonly list: string
  readonly page: number
  readonly pageCount: number
}
