import { itemCount } from './wording.ts'

export const cartBarCopy = {
  label: 'Resumo do carrinho',
  items: itemCount,
  withFee: (total: string) => `${total} com frete`,
  /** The fee depends on the city, and that is not known yet. */
  plusFee: (total: string) => `${total} + frete`,
  open: 'Ver carrinho',
} as const
