const ofProduct = (words: string, title?: string) => (title ? `${words} de ${title}` : words)

export const cardCopy = {
  add: 'Adicionar',
  addProduct: (title: string) => `Adicionar ${title} ao carrinho`,
  addOne: (title: string) => `Adicionar mais um: ${title}`,
  removeOne: (title: string) => `Tirar um: ${title}`,
  inCart: (quantity: number) => `${quantity} no carrinho`,
  buy: 'Comprar',
  buyNow: 'Comprar Agora',
  buyProduct: (label: string, title: string) => `${label}: ${title}`,
  addWithOptions: (title: string) => `Adicionar ${title}: escolher opção`,
  buyWithOptions: (label: string, title: string) => `${label}: ${title}, escolher opção`,
  /** With a minus sign, as price labels have it. */
  discount: (percent: number) => `−${percent}%`,
  priceBefore: 'Preço anterior',
  priceNow: 'Preço',
  outOfStock: 'Fora de estoque',
  notPurchasable: 'Indisponível no momento',
  quantity: (title?: string) => ofProduct('Quantidade', title),
  increase: (title?: string) => ofProduct('Aumentar quantidade', title),
  decrease: (title?: string) => ofProduct('Diminuir quantidade', title),
} as const
