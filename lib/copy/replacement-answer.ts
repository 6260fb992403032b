import type { AnswerProblemKind } from '../api/answer-problem-kinds.ts'
import type { SettledAmounts } from '../domain/past-order.ts'
import { amountText, differenceText } from './settlement.ts'
import { plural } from './wording.ts'

/** Why an answer to a replacement was not taken. */
export const answerProblemCopy: Readonly<
  Record<AnswerProblemKind, { readonly title: string; readonly detail: string }>
> = {
  'replacement-changed': {
    title: 'A troca mudou',
    detail: 'O mercado mudou este item. Veja como está agora e responda de novo.',
  },
  'answered-elsewhere': {
    title: 'Troca já respondida',
    detail: 'Esta troca já foi respondida em outro aparelho. Veja a resposta e mude se quiser.',
  },
  'order-left': {
    title: 'O pedido já saiu',
    detail: 'Este pedido já saiu do mercado, e a resposta não muda mais por aqui. Fale com o mercado.',
  },
  'order-cancelled': {
    title: 'Pedido cancelado',
    detail: 'O mercado cancelou este pedido, e nada mais será separado.',
  },
  'order-not-found': {
    title: 'Pedido não encontrado',
    detail: 'Não encontramos este pedido. Abra-o no aparelho ou na conta em que você comprou.',
  },
}

/** Of what comes in the place of something else, while the market can still act on what its shopper says. */
export const replacementCopy = {
  label: 'Trocas deste pedido',
  asks: (count: number) => plural(count, 'troca espera a sua resposta', 'trocas esperam a sua resposta'),
  /** In the head of its receipt. */
  wanted: (count: number) => plural(count, 'troca para responder', 'trocas para responder'),
  /** Of a tab. */
  answerTitle: '● Responda à troca',
  until: (isPickup: boolean) =>
    `Responda até ${isPickup ? 'você retirar o pedido' : 'o pedido sair'}. Se recusar, sai do pedido e você não paga. Sem resposta, a troca vem.`,
  /** `R$ 5,79 (− R$ 6,21)`: what it costs, and how much more or less that is than what was ordered. */
  price(amounts: SettledAmounts | null, currency: string | null): string {
    if (!amounts || amounts.now === null || currency === null) return 'preço a combinar'
    const difference = differenceText(amounts, currency)
    return `${amountText(amounts.now, currency)} (${difference ?? 'mesmo preço'})`
  },
  acceptAll: 'Aceitar todas',
  answers: { accepted: 'Aceitar', refused: 'Recusar' },
  answered: { accepted: 'Você aceitou', refused: 'Você recusou' },
  /** What that comes to. */
  means: { accepted: 'Vem no pedido.', refused: 'Sai do pedido, e você não paga.' },
  /** The market does not have it yet. */
  unsent: {
    unreachable:
      'Ainda não chegou ao mercado: sem conexão. Está guardada aqui e segue quando a internet voltar.',
    failed: 'Ainda não chegou ao mercado. Está guardada aqui, e tentamos de novo.',
  },
  sendNow: 'Enviar agora',
  change: 'Mudar resposta',
  /** Beside an answer that is changed once the bag is closed. */
  closed:
    'A sacola já foi fechada. Sua mudança ainda vale até o pedido sair; se ele estiver saindo, fale com o mercado.',
  /** Of a line, until it is answered and after that. */
  offered: 'Troca sugerida',
  swapped: 'Trocado',
  inPlaceOf: (ordered: string) => `no lugar de ${ordered}`,
} as const
