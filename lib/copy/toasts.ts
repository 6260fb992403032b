import { type CartFailure, maximumLines } from '../domain/cart.ts'

/** Null when the variant is named like its product. */
const inBrackets = (variant: string | null) => (variant === null ? '' : ` (${variant})`)

export const toastCopy = {
  label: 'Aviso',
  region: 'Avisos ({hotkey})',
  dismiss: 'Dispensar aviso',
  added: 'Adicionado ao Carrinho! 🛒',
  addedCard: (title: string) => `${title} foi adicionado ao seu carrinho.`,
  addedDetail: (quantity: number, title: string, variant: string | null) =>
    `${quantity} x ${title}${inBrackets(variant)} adicionado.`,
  removed: 'Removido do carrinho',
  removedDetail: (title: string) => `${title} foi removido.`,
  undo: 'Desfazer',
  undoHint: (title: string) => `Desfazer: devolver ${title} ao carrinho`,
  insufficientStock: (product: string, variant: string | null, remaining: number) =>
    `Estoque insuficiente para ${product}${inBrackets(variant)}. Apenas ${remaining} restantes.`,
  allInCart: 'Já estão no seu carrinho.',
  otherCurrency: 'Este produto tem preço em outra moeda. Finalize primeiro o seu carrinho.',
  cartFull: `O carrinho já tem ${maximumLines} produtos diferentes. Finalize esta compra ou remova um deles.`,
  cardAddFailed: 'Erro ao adicionar ao carrinho',
  cardBuyFailed: 'Erro ao comprar',
  offline: { title: 'Sem conexão', description: 'Verifique a internet e tente novamente.' },
  broken: { title: 'Esta parte não abriu', description: 'O resto da página continua.' },
  productBuyFailed: 'Não foi possível iniciar a compra. Tente novamente.',
} as const

export function cartFailureText(failure: CartFailure): string {
  if (failure.kind === 'cart-full') return toastCopy.cartFull
  if (failure.kind === 'other-currency') return toastCopy.otherCurrency
  const { title, variantTitle, remaining, hasAll } = failure
  const text = toastCopy.insufficientStock(title, variantTitle, remaining)
  return hasAll ? `${text} ${toastCopy.allInCart}` : text
}
