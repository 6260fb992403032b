import type { FulfillmentState } from '../domain/fulfillment.ts'
import type { OrderStage, OrderWay } from '../domain/order-stage.ts'
import type { LineBecame, PastOrderLine } from '../domain/past-order.ts'

type ByWay<T> = Readonly<Record<OrderWay, T>>

type StageTexts = {
  readonly title: string
  /** Null at an end, or where the payment's state stands in its place. */
  readonly next: string | null
  /** Begins the title of a browser's tab. */
  readonly mark: '' | '✓ ' | '✕ '
}

const everyWay = {
  'to-send': { title: 'Pedido a enviar', next: null, mark: '' },
  opened: { title: 'Falta confirmar o envio', next: null, mark: '' },
  sent: { title: 'Pedido enviado', next: null, mark: '' },
  received: { title: 'Pedido recebido', next: null, mark: '' },
  'on-the-way': { title: 'Saiu para entrega', next: 'A seguir: chega até você.', mark: '✓ ' },
  cancelled: { title: 'Cancelado pelo mercado', next: null, mark: '✕ ' },
} as const

export const stageTexts: ByWay<Readonly<Record<OrderStage, StageTexts>>> = {
  delivery: {
    ...everyWay,
    picking: { title: 'Em separação', next: 'A seguir: pronto para sair.', mark: '' },
    ready: { title: 'Pronto para sair', next: 'A seguir: sai para entrega.', mark: '✓ ' },
    delivered: { title: 'Entregue', next: null, mark: '✓ ' },
    empty: { title: 'Nada foi achado', next: 'Pedido encerrado: não haverá entrega.', mark: '✕ ' },
  },
  pickup: {
    ...everyWay,
    picking: { title: 'Em separação', next: 'A seguir: pronto para retirar.', mark: '' },
    ready: { title: 'Pronto para retirar', next: 'Você já pode retirar.', mark: '✓ ' },
    delivered: { title: 'Retirado', next: null, mark: '✓ ' },
    empty: { title: 'Nada foi achado', next: 'Pedido encerrado: não haverá retirada.', mark: '✕ ' },
  },
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

/** Keeps number and unit of `Banana 1 kg` on one line. */
export const keepUnits = (text: string) => text.replace(/(\d) (?=(?:kg|g|mg|l|ml)\b)/gi, '$1\u00a0')

export const orderedName = ({ title, variantTitle }: Pick<PastOrderLine, 'title' | 'variantTitle'>) =>
  variantTitle ? `${title} (${variantTitle})` : title
