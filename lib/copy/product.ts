export const productCopy = {
  favourite: (title: string) => `${title} nos favoritos`,
  backToStore: 'Voltar para a Loja',
  gallery: (title: string) => `Imagens de ${title}`,
  picture: (title: string, index: number, count: number) =>
    count > 1 ? `${title}, imagem ${index} de ${count}` : title,
  previousPicture: 'Imagem anterior',
  nextPicture: 'Próxima imagem',
  goToPicture: (index: number) => `Ver imagem ${index}`,
  optionFallback: 'Opção',
  /** Without a category it is the store's. */
  moreIn: (category?: string) => (category ? `Mais em ${category}` : 'Mais da loja'),
  alikeInStock: 'Parecidos em estoque',
  seeAllIn: (category?: string) => (category ? `Ver tudo em ${category}` : 'Ver toda a loja'),
  buyNow: 'Comprar Agora',
  addToCart: 'Adicionar ao Carrinho',
  inStock: (stock: number) => `${stock} em estoque!`,
  description: 'Descrição',
  noDescription: 'Descrição do produto não disponível.',
  seller: {
    heading: 'Vendido por',
    /** The seller of the sample store: specification, section 2. */
    sample: { name: 'Mercado do Bairro', isVerified: true, rating: '4.9', onTimePercent: '99' },
    verified: 'Vendedor verificado',
    rating: (rating: string) => `${rating}/5`,
    ratingLabel: 'Avaliação',
    onTime: (percent: string) => `${percent}%`,
    onTimeLabel: 'Envio no prazo',
    visit: 'Ver Loja',
    chat: 'Chat',
    soon: 'Em breve!',
    soonDetail: 'Esta novidade está a caminho.',
  },
} as const
