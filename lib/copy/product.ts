/** Part of a product page's first JavaScript: keep it minimal. */
export const productCopy = {
  failed: 'Oh não! Algo deu errado.',
  gallery: (title: string) => `Imagens de ${title}`,
  picture: (title: string, index: number, count: number) =>
    count > 1 ? `${title}, imagem ${index} de ${count}` : title,
  previousPicture: 'Imagem anterior',
  nextPicture: 'Próxima imagem',
  goToPicture: (index: number) => `Ver imagem ${index}`,
  buyNow: 'Comprar Agora',
  addToCart: 'Adicionar ao Carrinho',
  inStock: (stock: number) => `${stock} em estoque!`,
  soon: 'Em breve!',
  soonDetail: 'Esta novidade está a caminho.',
} as const

export const sellerCopy = {
  heading: 'Vendido por',
  verified: 'Vendedor verificado',
  rating: (rating: string) => `${rating}/5`,
  ratingLabel: 'Avaliação',
  onTime: (percent: string) => `${percent}%`,
  onTimeLabel: 'Envio no prazo',
  visit: 'Ver Loja',
  chat: 'Chat',
} as const

/** Seller of the sample store: specification, section 2. */
export const sampleSeller = {
  name: 'Mercado do Bairro',
  isVerified: true,
  rating: '4.9',
  onTimePercent: '99',
} as const
