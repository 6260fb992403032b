import { amountText } from '../../copy/settlement.ts'
import type { OrderedBy } from '../../domain/checkout.ts'
import type { SettledMark } from '../../domain/difference.ts'
import type { FulfillmentState } from '../../domain/fulfillment.ts'
import type { OrderState } from '../../domain/order.ts'

const payment = {
  isPaid: true as boolean,
  unconfirmed: 'Pagamento não confirmado',
  unconfirmedAdvice: 'Pagamento não confirmado: confira na loja antes de separar.',
  beginQuestion: {
    title: 'Este pedido pode não estar pago',
    detail: 'Ninguém viu o pagamento. Confira no sistema da loja: o cliente pode ter desistido.',
    confirm: 'Separar assim mesmo',
    back: 'Não separar ainda',
  },
  unknown: 'Ninguém sabe se o pagamento abriu: confira na loja',
  unknownAdvice: {
    title: 'Confira o pagamento antes de separar',
    detail: 'A loja não respondeu quando o cliente foi pagar. Veja no sistema da loja se este pedido existe.',
  },
  states: {
    recorded: 'Pedido anotado',
    sending: 'Enviado à loja',
    opened: 'Pagamento aberto',
    arrived: 'Cliente voltou do pagamento',
    'payment-cancelled': 'Cliente cancelou no pagamento',
    refused: 'A loja recusou',
    failed: 'Erro na loja',
    unknown: 'Sem resposta da loja',
  } satisfies Record<OrderState, string>,
}

/** Texts that differ between paid orders and orders by message. */
export type OrderWords = Readonly<typeof payment>

const message: OrderWords = {
  isPaid: false,
  unconfirmed: 'Mensagem não confirmada',
  unconfirmedAdvice: 'Mensagem não confirmada: antes de separar, veja no WhatsApp se o pedido chegou.',
  beginQuestion: {
    title: 'Este pedido pode não ter sido enviado',
    detail: 'Ninguém viu a mensagem. Confira no WhatsApp: o cliente pode ter desistido.',
    confirm: 'Separar assim mesmo',
    back: 'Não separar ainda',
  },
  unknown: 'Ninguém sabe se o pedido foi enviado: confira no WhatsApp',
  unknownAdvice: {
    title: 'Confira o WhatsApp antes de separar',
    detail: 'O site parou quando o cliente foi fazer o pedido. Veja no WhatsApp se a mensagem dele chegou.',
  },
  states: {
    ...payment.states,
    sending: 'Estoque consultado',
    opened: 'Mensagem pronta para enviar',
    arrived: 'Cliente levou o pedido ao WhatsApp',
    'payment-cancelled': 'Cliente desistiu do pedido',
  },
}

export const orderWords: Readonly<Record<OrderedBy, OrderWords>> = { payment, message }

export const fulfillmentCopy: Readonly<Record<FulfillmentState, string>> = {
  waiting: 'Para separar',
  picking: 'Separando',
  ready: 'Pronto',
  'on-the-way': 'Saiu para entrega',
  delivered: 'Entregue',
  cancelled: 'Cancelado',
}

export const deskPaymentCopy = {
  confirm: 'Confirmei o pagamento',
  noPix: 'Pix ainda não confirmado',
  noPixOf: (amount: string) => `Pix de ${amount} ainda não confirmado`,
  unpaidQuestion: {
    detail: 'Ninguém marcou este Pix como recebido. Olhe a conta antes de entregar.',
    confirm: 'Entregar assim mesmo',
    back: 'Voltar',
  },
  confirmPix: 'Pix caiu na conta',
  confirmPixOf: (amount: string) => `Caíram ${amount}`,
  pixSeenBy: (by: string, amount: string) => `Pix ${amount && `de ${amount} `}na conta, visto por ${by}`,
  pixOnPaper: { seen: 'Pix recebido', open: 'Pix não confirmado' },
  confirmedBy: (by: string) => `${by} confirmou o pagamento`,
  takenBackBy: (by: string) => `${by} desfez a confirmação do pagamento`,
  undoLabel: 'Desfazer a confirmação',
  confirmed: 'Pagamento confirmado',
  takenBack: 'Desfeito. Pagamento não confirmado',
  settle: 'Marcar como acertado',
  settled: 'Diferença acertada',
  settledAt: 'Acertada em',
  fee: {
    label: 'Frete combinado',
    save: 'Anotar frete',
    problem: 'Digite o frete como 12,90, ou 0 se for grátis.',
    entered: 'Frete anotado',
    enteredBy: (by: string) => `Frete anotado por ${by}`,
    undo: 'Desfazer frete',
    undone: 'Desfeito. Frete a combinar',
  },
  unsettle: 'Desfazer acerto',
  unsettled: 'Acerto desfeito',
  settledSum: (amount: number, currency: string | null) =>
    amount === 0
      ? 'sem diferença'
      : `${amountText(Math.abs(amount), currency)} ${amount < 0 ? 'devolvidos' : 'recebidos'}`,
  /** `Acertado: R$ 11,80 devolvidos · ana, 14h05`. */
  settledBy: ({ amount, by }: SettledMark, currency: string | null, time: string) =>
    `Acertado: ${deskPaymentCopy.settledSum(amount, currency)} · ${by}, ${time}`,
  changedSince: 'O pedido mudou depois do acerto.',
  mayChange: { answer: 'Falta resposta: pode mudar', check: 'Falta conferir: pode mudar' },
} as const
