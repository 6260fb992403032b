import { plural } from './wording.ts'

export const categoriesCopy = {
  title: 'Categorias',
  others: 'Outras seções da loja',
  seeAll: 'Ver todas',
  seeAllCategories: 'Ver todas as categorias',
  pages: 'Páginas de categorias',
  count: (count: number) => plural(count, 'categoria', 'categorias'),
} as const
