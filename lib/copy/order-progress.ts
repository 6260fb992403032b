import type { FulfillmentState } from '../domain/fulfillment.ts'
import type { PastOrder, PastOrderLine } from '../domain/past-order.ts'
import { language } from './language.ts'
import { piecesText } from './order.ts'
import { formatTimeOfDay } from './time-of-day.ts'
import { plural } from './wording.ts'

const titles: Readonly<Record<Exclude<FulfillmentState, 'waiting'>, string>> = {
  picking: 'Em separação',
  ready: 'Pronto para sair',
  'on-the-way': 'Saiu para entrega',
  delivered: 'Entregue',
  cancelled: 'Cancelado pelo mercado',
}

const steps = [
  ['picking', 'Separação'],
  ['ready', 'Pronto'],
  ['on-the-way', 'A caminho'],
  ['delivered', 'Entregue'],
] as const satisfies readonly (readonly [FulfillmentState, string])[]

/** Of an order that its shopper fetches. */
const pickupSteps = [
  ['picking', 'Separação'],
  ['ready', 'Pronto'],
  ['delivered', 'Retirado'],
] as const satisfies readonly (readonly [FulfillmentState, string])[]
const pickupTitles = { ...titles, ready: 'Pronto para retirar', delivered: 'Retirado' }

export type ProgressStep = { readonly name: string; readonly state: 'done' | 'now' | 'next' }

/** The way of an order to its shopper; empty where it was not begun, or goes no further. */
export function progressSteps(fulfillment: FulfillmentState, isPickup = false): readonly ProgressStep[] {
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

/** `Saiu para entrega · 10:40`; null before it was begun. `now`: ms since 1970. */
export function orderProgress(
  { fulfillment, fulfillmentAt, pickup }: Pick<PastOrder, 'fulfillment' | 'fulfillmentAt' | 'pickup'>,
  now: number,
): { readonly title: string; readonly detail: string | null } | null {
  if (fulfillment === 'waiting') return null
  const time = fulfillmentAt === null ? [] : [formatTimeOfDay(Date.parse(fulfillmentAt), now)]
  return {
    title: [(pickup === null ? titles : pickupTitles)[fulfillment], ...time].join(' · '),
    detail: fulfillment === 'cancelled' ? ifCancelled : null,
  }
}

/** `720 g`, `1,25 kg`: as the scale has it. */
function scaleWeight(grams: number): string {
  const isLight = grams < 1000
  const amount = new Intl.NumberFormat(language, { maximumFractionDigits: 3 }).format(
    isLight ? grams : grams / 1000,
  )
  return `${amount} ${isLight ? 'g' : 'kg'}`
}

/** What became of a line. Null: nothing to say, as of one that is simply there once nothing is picked any more. */
export function lineOutcomeText(
  { quantity, outcome }: Pick<PastOrderLine, 'quantity' | 'outcome'>,
  fulfillment: FulfillmentState,
): string | null {
  if (!outcome) return null
  if (outcome.state === 'missing') return 'Faltou'
  const found = outcome.quantity ?? quantity
  const said = [
    ...(outcome.state === 'replaced'
      ? [outcome.replacement ? `Trocado por ${piecesText(outcome.quantity, outcome.replacement)}` : 'Trocado']
      : found < quantity
        ? [`Separado: ${found} de ${quantity}`]
        : fulfillment === 'picking'
          ? ['Separado']
          : []),
    ...(outcome.weightGrams === null ? [] : [`Peso: ${scaleWeight(outcome.weightGrams)}`]),
  ]
  return said.join(' · ') || null
}
