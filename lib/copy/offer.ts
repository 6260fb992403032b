const ofProduct = (words: string, title?: string) => (title ? `${words} de ${title}` : words)

/** What stands beside a price wherever there is one: of every first JavaScript that has one. */
export const offerCopy = {
  /** With a minus sign, as price labels have it. */
  discount: (percent: number) => `−${percent}%`,
  priceBefore: 'Preço anterior',
  priceNow: 'Preço',
  /** Before an amount that the scale decides, for those who hear it. */
  about: 'cerca de ',
  outOfStock: 'Fora de estoque',
  /** On one of several sizes. */
  soldOut: 'Esgotado',
  notPurchasable: 'Indisponível no momento',
  quantity: (title?: string) => ofProduct('Quantidade', title),
  increase: (title?: string) => ofProduct('Aumentar quantidade', title),
  decrease: (title?: string) => ofProduct('Diminuir quantidade', title),
} as const
