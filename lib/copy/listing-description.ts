import { listingCopy } from './listing.ts'

type List = {
  /** With the page, where it is a further one. */
  readonly title: string
  readonly productCount: number
  readonly isFiltered: boolean
  readonly storeName: string
  readonly names: readonly string[]
}

/** `Frutas: 29 produtos na loja Mercado Local. Banana-prata, Morango.`; on the server only, browsers do without. */
export function listingDescription({ title, productCount, isFiltered, storeName, names }: List): string {
  const count = listingCopy.productCount(productCount)
  const filters = isFiltered ? ' com os filtros escolhidos' : ''
  const examples = names.length > 0 ? ` ${names.join(', ')}.` : ''
  return `${title}: ${count}${filters} na loja ${storeName}.${examples}`
}
