import { formatMoney } from '../../copy/money.ts'
import { itemCount, plural } from '../../copy/wording.ts'
import type { CartItem } from '../../domain/cart.ts'
import type { Money } from '../../domain/money.ts'
import { nameOf, plainText, shortList } from './order-messages.ts'

export const deskListCopy = {
  title: 'Montar carrinho de uma mensagem',
  detail:
    'Cole a lista que o cliente mandou. Você confere, e ele recebe um link para mudar o que quiser e comprar.',
  label: 'Mensagem do cliente',
  hint: 'Até 100 linhas. O texto só é lido: não fica guardado.',
  search: 'Procurar produtos',
  searching: 'Procurando…',
  found: (found: number, lines: number) =>
    `${found} de ${plural(lines, 'linha achada', 'linhas achadas')}. Confira e troque o que quiser.`,
  missing: 'Avisar que não temos',
  says: (text: string) => `O cliente lê: “${text}”`,
  notes: 'Recados não vão no link: o cliente escreve de novo no carrinho, se quiser.',
  answer: 'Resposta para o cliente',
  cart: 'Ver o carrinho',
  number: 'WhatsApp do cliente (opcional)',
  badNumber: 'Não parece um número com DDD. Sem ele, você escolhe a conversa no WhatsApp.',
  whatsapp: 'Abrir WhatsApp',
  copy: 'Copiar resposta',
  copied: 'Resposta copiada.',
  copyFailed: 'Não foi possível copiar. Selecione o texto e copie.',
} as const

export type CartMessage = {
  readonly cart: { readonly pieces: number; readonly total: Money; readonly link: string } | null
  readonly missing: readonly string[]
  readonly exchanged: readonly { readonly written: string; readonly item: CartItem }[]
  /** Packs that do not add up exactly to the wished amount. */
  readonly amounts: readonly { readonly facts: string; readonly item: CartItem }[]
}

/** Reply to the shopper; a person reads it before sending. */
export function cartMessage({ cart, missing, exchanged, amounts }: CartMessage): string {
  return [
    cart === null ? 'Olá! Vimos a sua lista.' : `Olá! O seu carrinho está pronto: ${sumOf(cart)}.`,
    ...(cart === null ? [] : [`Confira, mude o que quiser e compre por aqui: ${cart.link}`]),
    ...partOf(
      'Trocamos:',
      exchanged.map(({ written, item }) => `${plainText(written)} → ${nameOf(item)}`),
    ),
    ...partOf(
      'Quantidades:',
      amounts.map(({ facts, item }) => `${nameOf(item)}: ${facts}`),
    ),
    ...partOf('Não temos:', missing.map(plainText)),
  ].join('\n')
}

const sumOf = ({ pieces, total }: NonNullable<CartMessage['cart']>) =>
  `${itemCount(pieces)}, ${formatMoney(total)} sem a entrega`

const partOf = (title: string, rows: readonly string[]): readonly string[] =>
  rows.length === 0 ? [] : ['', title, ...shortList(rows).map((row) => `• ${row}`)]
