import { plural } from './wording.ts'

/** What the open cart says about the store's prices and stock of now. */
export const quoteCopy = {
  checking: 'Conferindo preços…',
  settled: 'Preços conferidos agora',
  changed: 'Conferido agora: houve mudanças',
  failed: 'Os preços serão confirmados no pagamento.',
  changedItems: (count: number) => plural(count, 'item mudou', 'itens mudaram'),
  showFirst: 'Ver no carrinho',
  newTotal: (total: string) => `Novo total: ${total}`,
  accept: 'Aceitar mudanças',
  accepted: 'Mudanças aceitas.',
  review: 'Confira as mudanças do carrinho',
  priceChanged: (from: string, to: string) => `Preço mudou de ${from} para ${to}`,
  priceFell: (from: string, to: string) => `Boa notícia: baixou de ${from} para ${to}`,
  short: (available: number, quantity: number) =>
    `${available === 1 ? 'Só resta 1' : `Só restam ${available}`}: a quantidade passa de ${quantity} para ${available}`,
  gone: 'Esgotado: sai do carrinho',
  goneRemoved: (count: number) => `${count} produtos esgotados foram removidos.`,
  goneUndoHint: (count: number) => `Desfazer: devolver ${count} produtos ao carrinho`,
} as const
