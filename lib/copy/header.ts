import { itemCount } from './wording.ts'

/** Of every page's first JavaScript: nothing stands here that can come later. */
export const headerCopy = {
  loading: 'Carregando…',
  openMenu: 'Abrir menu',
  openCart: (count: number) =>
    count === 0 ? 'Abrir carrinho, vazio' : `Abrir carrinho, ${itemCount(count)}`,
} as const
