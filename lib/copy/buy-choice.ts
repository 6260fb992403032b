import { itemCount } from './wording.ts'

/** What 'Comprar Agora' of a card asks where the cart holds something already. */
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
