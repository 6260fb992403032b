import type { FulfillmentState } from '../domain/fulfillment.ts'
import type { LineBecame, PastOrder, PastOrderLine } from '../domain/past-order.ts'
import { weightText } from './amounts.ts'
import { piecesText } from './order.ts'
import { sinceText } from './order-arrival.ts'
import { plural } from './wording.ts'

const titles: Readonly<Record<Exclude<FulfillmentState, 'waiting'>, string>> = {
  picking: 'Em separação',
  ready: 'Pronto para sair',
  'on-the-way': 'Saiu para entrega',
  delivered: 'Entregue',
  cancelled: 'Cancelado pelo mercado',
}

const received = ['waiting', 'Recebido'] as const

const steps = [
  received,
  ['picking', 'Separação'],
  ['ready', 'Pronto'],
  ['on-the-way', 'A caminho'],
  ['delivered', 'Entregue'],
] as const satisfies readonly (readonly [FulfillmentState, string])[]

/** Of an order that its shopper fetches. */
const pickupSteps = [
  received,
  ['picking', 'Separação'],
  ['ready', 'Pronto'],
  ['delivered', 'Retirado'],
] as const satisfies readonly (readonly [FulfillmentState, string])[]
const pickupTitles = { ...titles, ready: 'Pronto para retirar', delivered: 'Retirado' }

export type ProgressStep = { readonly name: string; readonly state: 'done' | 'now' | 'next' }

export type Way = {
  readonly fulfillment: FulfillmentState
  /** Whether the shopper fetches it. */
  readonly isPickup?: boolean
  /** Whether it lies on the desk of the market, which moves it on. */
  readonly isReceived?: boolean | undefined
}

/** The way of an order to its shopper; empty where nobody will move it on, or it goes no further. */
export function progressSteps({ fulfillment, isPickup, isReceived }: Way): readonly ProgressStep[] {
  if (fulfillment === 'waiting' && !isReceived) return []
  const way = isPickup ? pickupSteps : steps
  const at = way.findIndex(([state]) => state === fulfillment)
  if (at === -1) return []
  const isThere = fulfillment === 'delivered'
  return way.map(([, name], index) => ({
    name,
    state: index < at || isThere ? 'done' : index === at ? 'now' : 'next',
  }))
}

/** The same in words: `Etapa 2 de 4: Pronto`. */
export function stepText(all: readonly ProgressStep[]): string {
  const reached = all.filter(({ state }) => state !== 'next')
  return `Etapa ${reached.length} de ${all.length}: ${reached.at(-1)?.name}`
}

/** `2 de 3 itens conferidos`; null except while people pick. `looked`: lines of which something is known. */
export function pickedText(
  fulfillment: FulfillmentState,
  { looked, lines }: { readonly looked: number; readonly lines: number },
): string | null {
  if (fulfillment !== 'picking') return null
  return `${looked} de ${plural(lines, 'item conferido', 'itens conferidos')}`
}

const ifCancelled =
  'Se você já pagou, ou ainda quer os produtos, fale com a loja e diga o código deste pedido. Nada mais será separado.'

const titleOf = (fulfillment: Exclude<FulfillmentState, 'waiting'>, pickup: string | null) =>
  (pickup === null ? titles : pickupTitles)[fulfillment]

/** `Em separação`: how far the market is with an order, in two words; of one that it has not begun whether it has it. */
export function stateText({
  fulfillment,
  pickup,
  isReceived,
}: Pick<PastOrder, 'fulfillment' | 'pickup' | 'isReceived'>): string {
  if (fulfillment === 'waiting') return isReceived ? 'Pedido recebido' : 'Pedido enviado'
  return titleOf(fulfillment, pickup)
}

const next: Readonly<Partial<Record<FulfillmentState, string>>> = {
  picking: 'A seguir: pronto para sair.',
  ready: 'A seguir: sai para entrega.',
  'on-the-way': 'A seguir: chega até você.',
}
const nextPickup = { picking: 'A seguir: pronto para retirar.', ready: 'Você já pode retirar.' }

/** What follows for an order that the market has begun; null where nothing does. */
export function nextText({ fulfillment, pickup }: Pick<PastOrder, 'fulfillment' | 'pickup'>): string | null {
  return (pickup === null ? next : (nextPickup as typeof next))[fulfillment] ?? null
}

/** `Saiu para entrega · 10:40`; null before it was begun. `now`: ms since 1970. */
export function orderProgress(
  { fulfillment, fulfillmentAt, pickup }: Pick<PastOrder, 'fulfillment' | 'fulfillmentAt' | 'pickup'>,
  now: number,
): { readonly title: string; readonly detail: string | null } | null {
  if (fulfillment === 'waiting') return null
  const time = fulfillmentAt === null ? [] : [sinceText(Date.parse(fulfillmentAt), now)]
  return {
    title: [titleOf(fulfillment, pickup), ...time].join(' · '),
    detail: fulfillment === 'cancelled' ? ifCancelled : null,
  }
}

/** `Banana 1 kg` breaks before the number, if anywhere. */
export const keepUnits = (text: string) => text.replace(/(\d) (?=(?:kg|g|mg|l|ml)\b)/gi, '$1\u00a0')

type OutcomeLine = Pick<PastOrderLine, 'quantity' | 'outcome' | 'substitution'> &
  Partial<Pick<PastOrderLine, 'nominalGrams'>>

/** `pedido: cerca de 600 g`, of all pieces that the scale has seen; null of what went in the place of others. */
function orderedWeight({ quantity, outcome, nominalGrams }: OutcomeLine): string | null {
  if (!nominalGrams || outcome?.state !== 'picked' || outcome.weightGrams === null) return null
  return keepUnits(`pedido: cerca de ${weightText(nominalGrams * (outcome.quantity ?? quantity))}`)
}

/** What became of a line, and how it looks; null before it was looked for. */
export function lineOutcome(line: OutcomeLine, fulfillment: FulfillmentState): LineBecame | null {
  const { quantity, outcome, substitution } = line
  if (!outcome) return null
  if (outcome.state === 'missing') {
    // What the shopper wishes in its place may still be found.
    const isSought = fulfillment === 'picking' && substitution === 'similar'
    return isSought
      ? { state: 'sought', text: 'Em falta: procurando similar' }
      : { state: 'missing', text: 'Faltou' }
  }
  const found = outcome.quantity ?? quantity
  const isFewer = outcome.state === 'picked' && found < quantity
  const said = [
    ...(outcome.state === 'replaced'
      ? [outcome.replacement ? `Trocado por ${piecesText(outcome.quantity, outcome.replacement)}` : 'Trocado']
      : [isFewer ? `Separado: só ${found} de ${quantity}` : 'Separado']),
    ...(outcome.weightGrams === null ? [] : [`Peso: ${weightText(outcome.weightGrams)}`]),
  ]
  const note = orderedWeight(line)
  return {
    state: isFewer ? 'fewer' : outcome.state,
    text: keepUnits(said.join(' · ')),
    ...(note === null ? {} : { note }),
  }
}
