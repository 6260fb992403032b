import { listingCopy } from './listing.ts'

export const pagesCopy = {
  product: 'Produto',
  success: {
    title: 'Compra Realizada com Sucesso!',
    detail: 'Seu pedido está sendo processado e uma confirmação chegará por e-mail.',
    continue: 'Continuar Comprando',
  },
  ordered: {
    title: 'Você enviou a mensagem?',
    detail: 'O mercado só recebe o pedido depois que você toca em enviar no WhatsApp.',
  },
  notFound: {
    title: 'Esta prateleira está vazia',
    detail: 'A página que você procura não existe ou mudou de lugar.',
    product: 'Este produto não está mais na loja ou o endereço mudou.',
  },
} as const

type List = {
  readonly title: string
  readonly productCount: number
  readonly isFiltered: boolean
  readonly storeName: string
  readonly names: readonly string[]
}

export const productPageCopy = {
  backToStore: 'Voltar para a Loja',
  moreIn: (category?: string) => (category ? `Mais em ${category}` : 'Mais da loja'),
  alikeInStock: 'Parecidos em estoque',
  restock: 'Avise-me no WhatsApp',
  restockMessage: 'Olá! Quero saber quando este produto voltar: ',
  seeAllIn: (category?: string) => (category ? `Ver tudo em ${category}` : 'Ver toda a loja'),
  optionFallback: 'Opção',
  description: 'Descrição',
  noDescription: 'Descrição do produto não disponível.',
} as const

/** `Frutas: 29 produtos na loja Mercado Local. Banana-prata, Morango.`; used on the server only. */
export function listingDescription({ title, productCount, isFiltered, storeName, names }: List): string {
  const count = listingCopy.productCount(productCount)
  const filters = isFiltered ? ' com os filtros escolhidos' : ''
  const examples = names.length > 0 ? ` ${names.join(', ')}.` : ''
  return `${title}: ${count}${filters} na loja ${storeName}.${examples}`
}
