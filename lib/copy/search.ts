import { plural } from './wording.ts'

export const searchCopy = {
  suggestions: 'Sugestões de busca',
  count: (count: number) => (count === 0 ? 'Nenhuma sugestão' : plural(count, 'sugestão', 'sugestões')),
  didYouMean: 'Você quis dizer',
  category: 'Categoria',
  seeAll: (query: string) => `Ver tudo para “${query}”`,
  nothing: (query: string) => `Nada encontrado para “${query}” até aqui.`,
} as const
