import { itemCount, plural } from './wording.ts'

export const buyChoiceCopy = {
  title: 'O que você quer comprar?',
  description: 'Seu carrinho já tem produtos e fica guardado.',
  onlyThis: 'Só este item',
  onlyThisDetail: (title: string, price: string) => `${title} · ${price}`,
  wholeCart: 'Carrinho todo',
  wholeCartDetail: (count: number, subtotal: string, isAdded: boolean) =>
    `${itemCount(count)}${isAdded ? ', com este' : ''} · ${subtotal}`,
  goesAlong: (details: readonly string[]) => `Vai com o pedido: ${details.join(' · ')}.`,
} as const

export const deliverySheetCopy = {
  title: 'Onde entregamos?',
  description: 'Cidade, WhatsApp e o que fazer se faltar, antes do pagamento',
  /** `2 × R$ 8,90 · frete R$ 12,00` */
  cost: (quantity: number, price: string, fee: string | null) =>
    `${quantity} × ${price}${fee === null ? '' : ` · frete ${fee}`}`,
  cartStays: 'O seu carrinho fica guardado.',
  fetched: {
    title: 'Antes de finalizar',
    description: 'Retirada, WhatsApp e o que fazer se faltar, antes do pagamento',
  },
  skip: 'Continuar sem informar',
  skipped: (isFetched: boolean) => `Você combina a ${isFetched ? 'retirada' : 'entrega'} depois de pagar.`,
  toCart: 'Pôr no carrinho e escolher mais',
} as const

export const buyNowCopy = {
  priceChanged: (from: string, to: string) => `O preço mudou de ${from} para ${to}.`,
  short: (count: number) => (count === 1 ? 'Só resta 1.' : `Só restam ${count}.`),
  gone: 'Esgotado.',
  buyFor: (price: string) => `Comprar por ${price}`,
  buyCount: (count: number) => `Comprar ${count}`,
  buyCountFor: (count: number, total: string) => `Comprar ${count} por ${total}`,
  acceptHint: (label: string, title: string) => `${label}: ${title}`,
} as const

/** Texts for a store that is too busy to be asked. */
export const checkoutPauseCopy = {
  /** Short, for the narrowest card. */
  left: (seconds: number) => `Tente em ${seconds} s`,
  begins: (seconds: number) => `Você poderá tentar novamente em ${plural(seconds, 'segundo', 'segundos')}.`,
  over: 'Você já pode tentar novamente.',
} as const
