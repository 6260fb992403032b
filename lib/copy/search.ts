import { plural } from './wording.ts'

export const searchCopy = {
  search: 'Buscar',
  placeholder: 'Buscar produtos, marcas e mais...',
  clear: 'Limpar busca',
  suggestions: 'Sugestões de busca',
  count: (count: number) => (count === 0 ? 'Nenhuma sugestão' : plural(count, 'sugestão', 'sugestões')),
  nothing: (query: string) => `Nada encontrado para “${query}”`,
  didYouMean: 'Você quis dizer',
  category: 'Categoria',
  seeAll: (query: string) => `Ver tudo para “${query}”`,
  recent: 'Buscas recentes',
  forget: (query: string) => `Apagar busca recente: ${query}`,
  forgotten: (query: string) => `“${query}” saiu das buscas recentes`,
  forgetAll: 'Apagar buscas recentes',
  forgottenAll: 'Buscas recentes apagadas',
  popular: 'Categorias da loja',
} as const
