export const cardCopy = {
  add: 'Adicionar',
  choose: 'Escolher',
  addProduct: (title: string) => `Adicionar ${title} ao carrinho`,
  addOne: (title: string) => `Adicionar mais um: ${title}`,
  removeOne: (title: string) => `Tirar um: ${title}`,
  inCart: (quantity: number) => `${quantity} no carrinho`,
  buy: 'Comprar',
  buyNow: 'Comprar Agora',
  buyProduct: (label: string, title: string) => `${label}: ${title}`,
  addWithOptions: (title: string) => `Adicionar ${title}: escolher opção`,
  buyWithOptions: (label: string, title: string) => `${label}: ${title}, escolher opção`,
  withOptions: (count: number, subtitle: string | null) =>
    [`${count} opções`, subtitle].filter(Boolean).join(' · '),
  similar: 'Ver parecidos',
} as const

export const heartCopy = {
  favourite: (title: string) => `Favoritar ${title}`,
} as const
