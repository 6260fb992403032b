import type { AnswerProblemKind } from '../api/answer-problem-kinds.ts'

/** Why an answer to a replacement was not taken. */
export const answerProblemCopy: Readonly<
  Record<AnswerProblemKind, { readonly title: string; readonly detail: string }>
> = {
  'replacement-changed': {
    title: 'A troca mudou',
    detail: 'O mercado mudou este item. Veja como está agora e responda de novo.',
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
