import type { FulfillmentState } from '../domain/fulfillment.ts'
import type { OrderStage, OrderWay } from '../domain/order-stage.ts'
import type { LineBecame, PastOrder, PastOrderLine } from '../domain/past-order.ts'
import type { PaymentWay } from '../domain/payment.ts'
import { whatsappOrderCopy } from './whatsapp-order.ts'

type ByWay<T> = Readonly<Record<OrderWay, T>>

type StageTexts = {
  readonly title: string
  /** Null at an end, or where the payment's state stands in its place. */
  readonly next: string | null
  /** Begins the title of a browser's tab. */
  readonly mark: '' | '✓ ' | '✕ '
  /** Step of `stepTexts`; half a step on, that one is done and the next has not begun. */
  readonly step?: number
}

const everyWay = {
  'to-send': { title: 'Pedido a enviar', next: null, mark: '' },
  opened: { title: 'Falta confirmar o envio', next: null, mark: '' },
  sent: { title: 'Pedido enviado', next: null, mark: '', step: 0 },
  received: { title: 'Pedido recebido', next: null, mark: '', step: 0 },
  'on-the-way': { title: 'Saiu para entrega', next: 'A seguir: chega até você.', mark: '✓ ', step: 2 },
  cancelled: { title: 'Cancelado pelo mercado', next: null, mark: '✕ ' },
} as const

export const stageTexts: ByWay<Readonly<Record<OrderStage, StageTexts>>> = {
  delivery: {
    ...everyWay,
    picking: { title: 'Em separação', next: 'A seguir: pronto para sair.', mark: '', step: 1 },
    ready: { title: 'Pronto para sair', next: 'A seguir: sai para entrega.', mark: '✓ ', step: 1.5 },
    delivered: { title: 'Entregue', next: null, mark: '✓ ', step: 3.5 },
    empty: { title: 'Nada foi achado', next: 'Pedido encerrado: não haverá entrega.', mark: '✕ ' },
  },
  pickup: {
    ...everyWay,
    picking: { title: 'Em separação', next: 'A seguir: pronto para retirar.', mark: '', step: 1 },
    ready: { title: 'Pronto para retirar', next: 'Você já pode retirar.', mark: '✓ ', step: 2 },
    delivered: { title: 'Retirado', next: null, mark: '✓ ', step: 3.5 },
    empty: { title: 'Nada foi achado', next: 'Pedido encerrado: não haverá retirada.', mark: '✕ ' },
  },
}

/** Titles of orders that did not come to the market. */
export const unfinishedTitles: Readonly<Partial<Record<PastOrder['state'], string>>> = {
  opened: 'Pagamento não confirmado',
  'payment-cancelled': 'Pedido cancelado',
}

/** Follows a packed order whose Pix is due. */
export const nextWithPix: ByWay<string> = {
  delivery: 'A seguir: pague o Pix e o pedido sai para entrega.',
  pickup: 'A seguir: pague o Pix e retire o pedido.',
}

export const stepTexts: ByWay<readonly (readonly [FulfillmentState, string])[]> = {
  delivery: [
    ['waiting', 'Recebido'],
    ['picking', 'Separando'],
    ['on-the-way', 'A caminho'],
    ['delivered', 'Entregue'],
  ],
  pickup: [
    ['waiting', 'Recebido'],
    ['picking', 'Separando'],
    ['ready', 'Pronto'],
    ['delivered', 'Retirado'],
  ],
}
export const sentStep = 'Enviado'

/** Names the outcome of a line, at the market (`packed`) and once delivered (`there`). */
export const lineTexts = {
  picked: { packed: 'Separado', there: 'Entregue' },
  fewer: { packed: 'Separado: só', there: 'Entregue: só' },
  delivered: 'Entregue com o pedido',
  sought: 'Procurando similar',
  missing: 'Faltou',
  missingSimilar: 'Faltou, sem similar',
  offered: 'Troca sugerida',
  replaced: 'Trocado',
  refused: { answering: 'Não vem', left: 'Troca recusada' },
} as const

type Count = readonly [one: string, many: string]
export const countTexts: Readonly<
  Record<Extract<LineBecame['state'], 'missing' | 'offered' | 'replaced' | 'fewer'>, Count>
> = {
  missing: ['em falta', 'em falta'],
  offered: ['troca sugerida', 'trocas sugeridas'],
  replaced: ['trocado', 'trocados'],
  fewer: ['a menos', 'a menos'],
}

export const arrivalTexts = {
  comes: { delivery: 'Chega', pickup: 'Retire' } satisfies ByWay<string>,
  asked: 'Horário pedido:',
  past: 'Combinado para',
  left: 'Saiu',
  unknown: 'A caminho, sem horário marcado',
  /** The title says when it left. */
  unsaid: 'Chega no horário combinado com você',
  agreed: 'Sai no horário combinado com você',
  begins: ' e começa a separar',
  goesOn: ' e continua a separar',
} as const

/** Open or settled money between shopper and market. */
export type BalanceText = {
  /** `R$ 8,35 a devolver`, `R$ 8,35 devolvido às 9h15`, `Nada foi cobrado`. */
  readonly title: string
  readonly reason?: string | null
  readonly detail: string | null
  readonly state: 'receive' | 'pay' | 'done' | 'unsure'
  readonly ask: { readonly label: string; readonly said: string } | null
}

type OfAmount = (amount: string | null) => string

export type BalanceWords = Pick<BalanceText, 'detail' | 'state'> & {
  readonly title: OfAmount
  readonly ask: { readonly label: string; readonly said: OfAmount } | null
}

const pixOf = (amount: string | null) => (amount ? `Pix de ${amount}` : 'Pix')
const toReceive: OfAmount = (amount) => `${amount} a devolver`
const unseen: OfAmount = (amount) => `${pixOf(amount)} ainda não confirmado`
const asksBack = {
  label: 'Falar da devolução',
  said: (amount: string | null) => `Há ${amount} a meu favor. Como e quando recebo?`,
}
const { pix } = whatsappOrderCopy
const saysPaid: OfAmount = (amount) => (amount ? pix.paidMessage(amount) : 'Paguei por Pix.')
const asksPixBack: OfAmount = (amount) => `${saysPaid(amount)} Como recebo de volta?`
/** Promised by `legalCopy.returns`. */
const pixComesBack = 'O mercado devolve por Pix; quando devolver, aparece aqui. Você não precisa pedir.'
const answers = 'Se você pagou, o mercado responde pela devolução.'

export const balanceTexts = {
  pixBack: { state: 'receive', title: toReceive, detail: pixComesBack, ask: asksBack },
  storeBack: {
    state: 'receive',
    title: toReceive,
    detail:
      'O mercado devolve pelo mesmo meio de pagamento, sem você pedir. Pix cai na hora; no cartão, em até duas faturas.',
    ask: asksBack,
  },
  due: {
    state: 'pay',
    title: (amount) => `${amount} a pagar`,
    detail: 'Combine com o mercado como pagar; quando ele receber, aparece aqui.',
    ask: { label: 'Combinar o pagamento', said: (amount) => `Faltam ${amount}. Como pago?` },
  },
  /** Delivered, with a Pix that only its shopper knows of, or no one. */
  saidPix: {
    state: 'unsure',
    title: unseen,
    detail: 'Você informou que pagou; o mercado ainda não confirmou. Não pague de novo.',
    ask: { label: pix.tellAgain, said: saysPaid },
  },
  unseenPix: {
    state: 'pay',
    title: unseen,
    detail: 'Se já pagou, não pague de novo; se falta pagar, combine com o mercado.',
    ask: { label: 'Combinar o pagamento', said: () => 'O Pix ainda não foi confirmado. Como faço?' },
  },
  /** Nothing comes, and no sum is known to be paid. */
  wholePixBack: {
    state: 'receive',
    title: () => 'O seu Pix volta para você',
    detail: pixComesBack,
    ask: { label: asksBack.label, said: asksPixBack },
  },
  saidPixBack: {
    state: 'unsure',
    title: unseen,
    detail: 'Se ele saiu da sua conta, você tem direito à devolução.',
    ask: { label: 'Combinar a devolução', said: asksPixBack },
  },
  unpaid: { state: 'done', title: () => 'Nada foi cobrado', detail: null, ask: null },
  unpaidHere: { state: 'unsure', title: () => 'Nada foi cobrado aqui', detail: answers, ask: null },
  unconfirmed: { state: 'unsure', title: () => 'Nenhum pagamento confirmado', detail: answers, ask: null },
} as const satisfies Readonly<Record<string, BalanceWords>>

/** `R$ 8,35 devolvido às 9h15`, `R$ 2,50 pago em 28/11, 14h05`. */
export const settledTexts = {
  back: 'devolvido',
  taken: 'pago',
  onCard: 'No cartão, pode levar até duas faturas para aparecer.',
}

export const takeCode = (state: BalanceText['state']) =>
  `${state === 'receive' ? 'Dúvidas? ' : ''}Leve o código deste pedido ao mercado.`

export const paymentTexts = {
  /** Waits for the store, before the market begins. */
  confirming: (amount: string | null) =>
    `${['Pagamento', ...(amount ? [amount] : [])].join(' de ')} em confirmação: o mercado confirma ao separar. ${pix.payOnce}`,
  paid: (amount: string) => `${amount} pago`,
  due: (amount: string | null, place: string) => `${amount === null ? 'A' : `${amount} a`} pagar ${place}`,
  agreed: (place: string) => `Combinado: pagamento ${place}`,
  places: {
    delivery: { cartao: 'na entrega, no cartão', dinheiro: 'na entrega, em dinheiro' },
    pickup: { cartao: 'na retirada, no cartão', dinheiro: 'na retirada, em dinheiro' },
  } satisfies ByWay<Record<Exclude<PaymentWay, 'pix'>, string>>,
} as const

export const stripTexts = {
  wrong: 'Ver o que fazer',
  delivered: 'Confira se veio tudo certo',
  unpaid: (amount: string) => `Falta pagar ${amount}`,
  unsent: 'Enviou a mensagem? Diga aqui',
  confirming: 'Pagamento em confirmação',
  goesOn: 'Acompanhar pedido',
} as const

/** Keeps number and unit of `Banana 1 kg` on one line. */
export const keepUnits = (text: string) => text.replace(/(\d) (?=(?:kg|g|mg|l|ml)\b)/gi, '$1\u00a0')

export const orderedName = ({ title, variantTitle }: Pick<PastOrderLine, 'title' | 'variantTitle'>) =>
  variantTitle ? `${title} (${variantTitle})` : title
