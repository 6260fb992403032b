import type { AnswerProblemKind } from '../api/problem-kinds.ts'
import type { SettledOrder } from '../domain/difference.ts'
import type { ReplacementAnswer } from '../domain/fulfillment.ts'
import { answerableLines, type PastOrder, type SettledAmounts } from '../domain/past-order.ts'
import { amountText, differenceText } from './settlement.ts'
import { readTexts } from './titled-texts.ts'
import { plural } from './wording.ts'

export const answerProblemCopy = readTexts<AnswerProblemKind>({
  'replacement-changed': 'A troca mudou\nO mercado mudou este item. Veja como está agora e responda de novo.',
  'answered-elsewhere':
    'Troca já respondida\nEsta troca já foi respondida em outro aparelho. Para mudar, fale com o mercado.',
  'order-left':
    'O pedido já saiu\nEste pedido já saiu do mercado, e não dá mais para responder por aqui. Fale com o mercado.',
  'order-cancelled': 'Pedido cancelado\nO mercado cancelou este pedido, e nada mais será separado.',
  'order-not-found':
    'Pedido não encontrado\nNão encontramos este pedido. Abra-o no aparelho ou na conta em que você comprou.',
})

type Asked = Pick<PastOrder, 'fulfillment' | 'lines' | 'pickup' | 'settled'>
type MoneyPaid = Pick<SettledOrder, 'currency' | 'paid'>

/** `você não paga`, or `o valor (R$ 10,98) volta para você` for a single paid line. */
function refusedText(order: Omit<Asked, 'pickup'>): string {
  const { paid = null, ordered, currency = null } = order.settled ?? {}
  if (paid === null) return 'você não paga'
  const open = answerableLines(order).filter(({ offer }) => offer.answer === null)
  const amount = open.length === 1 && paid === ordered ? (open[0]?.line.amount?.amount ?? null) : null
  return `o valor${amount === null ? '' : ` (${amountText(amount, currency)})`} volta para você`
}

export const replacementCopy = {
  label: (code: string) => `Trocas do pedido ${code}`,
  asks: (count: number) => plural(count, 'troca espera a sua resposta', 'trocas esperam a sua resposta'),
  wanted: (count: number) => plural(count, 'troca para responder', 'trocas para responder'),
  answerTitle: '● Responda à troca',
  until: (order: Asked) =>
    `Responda até ${order.pickup === null ? 'o pedido sair' : 'você retirar o pedido'}. Se recusar, sai do pedido e ${refusedText(order)}. Sem resposta, a troca vem.`,
  /** `R$ 5,79 (− R$ 6,21)`: price and difference to the order. */
  price(amounts: SettledAmounts | null, { currency, paid }: MoneyPaid): string {
    if (!amounts || amounts.now === null || currency === null) return 'preço a combinar'
    const difference = differenceText(amounts, currency)
    const settles = difference === null || paid === null ? '' : ', acerto no final'
    return `${amountText(amounts.now, currency)} (${difference ?? 'mesmo preço'}${settles})`
  },
  acceptAll: 'Aceitar todas',
  answers: { accepted: 'Aceitar', refused: 'Recusar' },
  answered: { accepted: 'Você aceitou', refused: 'Você recusou' },
  means: (answer: ReplacementAnswer, { paid }: MoneyPaid) =>
    answer === 'accepted'
      ? 'Vem no pedido.'
      : `Sai do pedido, e ${paid === null ? 'você não paga' : 'o valor volta para você'}.`,
  unsent: 'Ainda não chegou ao mercado. Está guardada aqui e segue quando a internet voltar.',
  refused: 'Não deu para enviar a sua resposta. Responda de novo ou fale com o mercado.',
  offered: 'Troca sugerida',
  swapped: 'Trocado',
  inPlaceOf: (ordered: string) => `no lugar de ${ordered}`,
} as const
