import type { FulfillmentState } from '../domain/fulfillment.ts'
import type { PastOrder, PastOrderLine } from '../domain/past-order.ts'
import { language } from './language.ts'
import { piecesText } from './order.ts'
import { formatTimeOfDay } from './time-of-day.ts'

const titles: Readonly<Record<Exclude<FulfillmentState, 'waiting'>, string>> = {
  picking: 'Em separação',
  ready: 'Pronto para sair',
  'on-the-way': 'Saiu para entrega',
  delivered: 'Entregue',
  cancelled: 'Cancelado pelo mercado',
}

const ifCancelled =
  'Se você já pagou, ou ainda quer os produtos, fale com a loja e diga o código deste pedido. Nada mais será separado.'

/** `Saiu para entrega · 10:40`; null before it was begun. `now`: ms since 1970. */
export function orderProgress(
  { fulfillment, fulfillmentAt }: Pick<PastOrder, 'fulfillment' | 'fulfillmentAt'>,
  now: number,
): { readonly title: string; readonly detail: string | null } | null {
  if (fulfillment === 'waiting') return null
  const time = fulfillmentAt === null ? [] : [formatTimeOfDay(Date.parse(fulfillmentAt), now)]
  return {
    title: [titles[fulfillment], ...time].join(' · '),
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

/** What became of a line, where it is not simply there; null: nothing to say. */
export function lineOutcomeText({
  quantity,
  outcome,
}: Pick<PastOrderLine, 'quantity' | 'outcome'>): string | null {
  if (!outcome) return null
  if (outcome.state === 'missing') return 'Faltou'
  const found = outcome.quantity ?? quantity
  const said = [
    ...(outcome.state === 'replaced'
      ? [outcome.replacement ? `Trocado por ${piecesText(outcome.quantity, outcome.replacement)}` : 'Trocado']
      : found < quantity
        ? [`Separado: ${found} de ${quantity}`]
        : []),
    ...(outcome.weightGrams === null ? [] : [`Peso: ${scaleWeight(outcome.weightGrams)}`]),
  ]
  return said.join(' · ') || null
}
