import { plural } from './wording.ts'

export const listingCopy = {
  title: 'Nossa Loja',
  tagline: 'Encontre tudo o que você precisa.',
  empty: 'Nenhum produto disponível no momento.',
  pages: 'Páginas de produtos',
  page: (page: number, pageCount: number) => `Página ${page} de ${pageCount}`,
  titleOfPage: (page: number) => `Nossa Loja, página ${page}`,
  previousPage: 'Anterior',
  nextPage: 'Próxima',
  productCount: (count: number) => plural(count, 'produto', 'produtos'),

  search: {
    title: (query: string) => `Resultados para “${query}”`,
    nothing: (query: string) => `Não encontramos “${query}”.`,
    hint: 'Confira a grafia ou tente uma palavra mais geral.',
    found: (count: number) => plural(count, 'produto encontrado', 'produtos encontrados'),
  },
} as const
