/** What the server writes on the page of a product. */
export const productPageCopy = {
  backToStore: 'Voltar para a Loja',
  /** Without a category it is the store's. */
  moreIn: (category?: string) => (category ? `Mais em ${category}` : 'Mais da loja'),
  alikeInStock: 'Parecidos em estoque',
  seeAllIn: (category?: string) => (category ? `Ver tudo em ${category}` : 'Ver toda a loja'),
  optionFallback: 'Opção',
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
  },
} as const
