/** Grams or millilitres, a positive integer. */
export type WrittenSize = { readonly kind: 'mass' | 'volume'; readonly amount: number }

export type WrittenAmount = {
  /** Pieces or packs, a positive integer; null where none are said. */
  readonly count: number | null
  /** Says what is counted, by its full name in the singular: 'caixa' of '2 cx', 'unidade' of a dozen; null for a bare number. */
  readonly unit: string | null
  /** Counts for each one where a count is said ('2 leite 1l'), else of all ('1 kg de arroz'). */
  readonly size: WrittenSize | null
  /** Replaces `size` for products that are not weighed: a bare '100'. */
  readonly orCount?: number
}

export type WrittenThing = {
  readonly written: string
  readonly name: string
  readonly amount: WrittenAmount
  readonly note: string | null
  /** It is struck out, ticked off or said not to be wanted: left out until it is chosen. */
  readonly isDone: boolean
}

export type WrittenLine = WrittenThing & {
  readonly heading: string | null
  readonly mayBeHeading: boolean
  /** The things that it may name in place of one, where only the catalogue can say so: 'arroz e feijão'. Else empty. */
  readonly parts: readonly WrittenThing[]
}
