import { itemCount } from './wording.ts'

/** Part of every page's first JavaScript: keep it minimal. */
export const headerCopy = {
  loading: 'Carregando…',
  openMenu: 'Abrir menu',
  openCart: (count: number) =>
    count === 0 ? 'Abrir carrinho, vazio' : `Abrir carrinho, ${itemCount(count)}`,
} as const
