import { type PriceBand, priceBands } from '../domain/refinement.ts'
import { language } from './language.ts'
import { moneyParts } from './money.ts'
import { plural } from './wording.ts'

/** `1 produto`, `5.000 produtos`. */
function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString(language)} ${count === 1 ? one : many}`
}

export const listingCopy = {
  title: 'Nossa Loja',
  tagline: 'Encontre tudo o que você precisa.',
  empty: 'Nenhum produto disponível no momento.',
  pages: 'Páginas de produtos',
  page: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,
  previousPage: 'Anterior',
  nextPage: 'Próxima',
  productCount: (count: number) => counted(count, 'produto', 'produtos'),

  titleWithPage: (title: string, page: number) => (page > 1 ? `${title}, página ${page}` : title),
  breadcrumbs: 'Você está em',
  more: 'Carregar mais produtos',
  loadingMore: 'Carregando mais produtos…',
  moreLoaded: (count: number) => `Mais ${plural(count, 'produto', 'produtos')} na lista`,
  moreFailed: 'Não deu para carregar mais agora.',

  refine: {
    open: 'Filtrar e ordenar',
    openWith: (count: number) => `Filtrar e ordenar (${count})`,
    filters: 'Filtros',
    offers: 'Ofertas e estoque',
    onSale: 'Em oferta',
    inStock: 'Em estoque',
    kinds: 'No rótulo',
    kind: {
      organico: 'Orgânico',
      'sem-lactose': 'Sem lactose',
      'sem-gluten': 'Sem glúten',
      integral: 'Integral',
      'zero-acucar': 'Zero açúcar',
    },
    price: 'Preço',
    anyPrice: 'Qualquer preço',
    sort: 'Ordenar',
    relevance: 'Relevância',
    orders: {
      'menor-preco': 'Menor preço',
      'maior-desconto': 'Maior desconto',
      nome: 'Nome (A a Z)',
      'preco-por-kg': 'Preço por kg ou litro',
    },
    show: 'Ver produtos',
    see: (count: number) => `Ver ${counted(count, 'produto', 'produtos')}`,
    remove: (filter: string) => `Remover filtro: ${filter}`,
    clear: 'Limpar filtros',
    active: 'Filtros ativos',
    nothing: 'Nenhum produto com esses filtros.',
    nothingDetail: 'Tire um filtro para ver mais.',
  },

  search: {
    title: (query: string) => `Resultados para “${query}”`,
    resultsFor: 'Resultados para',
    nothing: (query: string) => `Não encontramos “${query}”.`,
    hint: 'Confira a grafia ou tente uma palavra mais geral.',
    found: (count: number) => counted(count, 'produto encontrado', 'produtos encontrados'),
    some: (query: string) => `Nenhum produto tem tudo de “${query}”. Estes chegam perto:`,
    corrected: 'Mostrando resultados para',
    insteadOf: 'em vez de',
    didYouMean: 'Você quis dizer',
    categories: 'Veja por categoria',
    others: 'Outros produtos da loja',
  },
} as const

/** `Até R$ 10`, `De R$ 10 a R$ 25`, `R$ 50 ou mais`; only numbers without a currency. */
export function priceBandText(band: PriceBand, currency: string | null): string {
  const symbol = currency === null ? '' : `${moneyParts({ amount: 0, currency }).symbol} `
  const { from, below } = priceBands.find(({ segment }) => segment === band) ?? priceBands[0]
  if (below === null) return `${symbol}${from} ou mais`
  return from === 0 ? `Até ${symbol}${below}` : `De ${symbol}${from} a ${symbol}${below}`
}
