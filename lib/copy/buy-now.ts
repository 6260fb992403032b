/** What a shopper reads who buys at once what is no longer as the page shows it. */
export const buyNowCopy = {
  priceChanged: (from: string, to: string) => `O preço mudou de ${from} para ${to}.`,
  short: (count: number) => (count === 1 ? 'Só resta 1.' : `Só restam ${count}.`),
  gone: 'Esgotado.',
  buyFor: (price: string) => `Comprar por ${price}`,
  buyCount: (count: number) => `Comprar ${count}`,
  buyCountFor: (count: number, total: string) => `Comprar ${count} por ${total}`,
  acceptHint: (label: string, title: string) => `${label}: ${title}`,
} as const
