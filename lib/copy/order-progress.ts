import { type FulfillmentState, mayPick } from '../domain/fulfillment.ts'
import {
  countHandled,
  type LineBecame,
  type PastOrder,
  type PastOrderLine,
  type StepTime,
} from '../domain/past-order.ts'
import { weightText } from './amounts.ts'
import { sinceText } from './order-arrival.ts'
import { replacementCopy } from './replacement-answer.ts'
import { formatTimeOfDay } from './time-of-day.ts'
import { plural } from './wording.ts'

const titles: Readonly<Record<Exclude<FulfillmentState, 'waiting'>, string>> = {
  picking: 'Em separação',
  ready: 'Pronto para sair',
  'on-the-way': 'Saiu para entrega',
  delivered: 'Entregue',
  cancelled: 'Cancelado pelo mercado',
}

const received = ['waiting', 'Recebido'] as const
const unsent = 'A enviar'
const sent = 'Enviado'
/** Opened in WhatsApp, sending not confirmed. */
const opened = 'Falta confirmar o envio'

const steps = [
  received,
  ['picking', 'Separação'],
  ['ready', 'Pronto'],
  ['on-the-way', 'A caminho'],
  ['delivered', 'Entregue'],
] as const satisfies readonly (readonly [FulfillmentState, string])[]

const pickupSteps = [
  received,
  ['picking', 'Separação'],
  ['ready', 'Pronto'],
  ['delivered', 'Retirado'],
] as const satisfies readonly (readonly [FulfillmentState, string])[]
const pickupTitles = { ...titles, ready: 'Pronto para retirar', delivered: 'Retirado' }

export type ProgressStep = {
  readonly name: string
  /** `due`: the shopper has to act. */
  readonly state: 'done' | 'now' | 'due' | 'next'
  /** `10h40`, `24/11, 10h40`; null if unknown or to come. */
  readonly time: string | null
}

export type Way = {
  readonly fulfillment: FulfillmentState
  readonly isPickup?: boolean
  /** On the desk of the market, which moves it on. */
  readonly isReceived?: boolean | undefined
  readonly isByMessage?: boolean | undefined
  readonly isSent?: boolean | undefined
  readonly times?: readonly StepTime[] | undefined
}

/** Returns no steps for an order without progress. `now`: ms since 1970. */
export function progressSteps(
  { fulfillment, isPickup, isReceived, isByMessage, isSent, times = [] }: Way,
  now: number,
): readonly ProgressStep[] {
  if (fulfillment === 'waiting' && !isReceived) return []
  const way = isPickup ? pickupSteps : steps
  const at = way.findIndex(([state]) => state === fulfillment)
  if (at === -1) return []
  const isThere = fulfillment === 'delivered'
  const isMessage = isByMessage && fulfillment === 'waiting'
  return way.map(([step, name], index) => {
    const reached = index <= at && times.find(({ state }) => state === step)
    const here = isMessage && !isSent ? 'due' : 'now'
    return {
      name: isMessage && index === 0 ? (isSent ? sent : unsent) : name,
      state: index < at || isThere ? 'done' : index === at ? here : 'next',
      time: reached ? formatTimeOfDay(Date.parse(reached.at), now) : null,
    }
  })
}

export function stepText(all: readonly ProgressStep[]): string {
  const reached = all.filter(({ state }) => state !== 'next')
  const times = reached.flatMap(({ name, time }) => (time === null ? [] : [`${name}: ${time}`]))
  return [`Etapa ${reached.length} de ${all.length}: ${reached.at(-1)?.name}`, ...times].join('. ')
}

/** `2 de 3 itens conferidos · procurando 1 similar`; null except during picking. */
export function pickedText({ fulfillment, lines }: Pick<PastOrder, 'fulfillment' | 'lines'>): string | null {
  if (fulfillment !== 'picking') return null
  const sought = lines.filter((line) => isSought(line, fulfillment)).length
  const looked = `${countHandled(lines)} de ${plural(lines.length, 'item conferido', 'itens conferidos')}`
  return sought === 0 ? looked : `${looked} · procurando ${plural(sought, 'similar', 'similares')}`
}

const titleOf = (fulfillment: Exclude<FulfillmentState, 'waiting'>, pickup: string | null) =>
  (pickup === null ? titles : pickupTitles)[fulfillment]

type Found = { readonly lines: readonly { readonly outcome: { readonly state: string } | null }[] }

/** `Nenhum dos 3 produtos foi achado`; null unless the closed bag is empty. */
export function nothingTitle({ fulfillment, lines }: Pick<PastOrder, 'fulfillment'> & Found): string | null {
  // Earlier, something may be found; later, the market moved it on anyway.
  if (fulfillment !== 'ready' || lines.length === 0) return null
  if (lines.some(({ outcome }) => outcome?.state !== 'missing')) return null
  return lines.length === 1 ? 'O produto não foi achado' : `Nenhum dos ${lines.length} produtos foi achado`
}

type Standing = Pick<PastOrder, 'fulfillment' | 'pickup'> & Partial<Pick<PastOrder, 'state'> & Found>

/** `Em separação`. For messages only the shopper knows of the sending (`isSent`). */
export function stateText(
  { fulfillment, pickup, state, lines = [] }: Standing,
  isByMessage = false,
  isSent = false,
): string {
  if (fulfillment !== 'waiting') return nothingTitle({ fulfillment, lines }) ?? titleOf(fulfillment, pickup)
  if (isByMessage && !isSent && state === 'arrived') return opened
  return `Pedido ${isByMessage ? (isSent ? sent : unsent) : received[1]}`.replace(/ ./, (start) =>
    start.toLowerCase(),
  )
}

const next: Readonly<Partial<Record<FulfillmentState, string>>> = {
  picking: 'A seguir: pronto para sair.',
  ready: 'A seguir: sai para entrega.',
  'on-the-way': 'A seguir: chega até você.',
}
const nextPickup = { picking: 'A seguir: pronto para retirar.', ready: 'Você já pode retirar.' }

export const nothingNext = (pickup: string | null) =>
  `Pedido encerrado: não haverá ${pickup === null ? 'entrega' : 'retirada'}.`

/** Names the next step of a begun order; null at the end. `isDue`: its Pix is to be paid now. */
export function nextText(
  { fulfillment, pickup }: Pick<PastOrder, 'fulfillment' | 'pickup'>,
  isDue = false,
): string | null {
  if (isDue && fulfillment === 'ready')
    return `A seguir: pague o Pix e ${pickup === null ? 'o pedido sai para entrega' : 'retire o pedido'}.`
  return (pickup === null ? next : (nextPickup as typeof next))[fulfillment] ?? null
}

/** `Saiu para entrega · 10h40`; null before it began. `now`: ms since 1970. */
export function orderProgress(
  { fulfillment, fulfillmentAt, pickup }: Pick<PastOrder, 'fulfillment' | 'fulfillmentAt' | 'pickup'>,
  now: number,
): string | null {
  if (fulfillment === 'waiting') return null
  const time = fulfillmentAt === null ? [] : [sinceText(Date.parse(fulfillmentAt), now)]
  return [titleOf(fulfillment, pickup), ...time].join(' · ')
}

/** Keeps number and unit of `Banana 1 kg` on one line. */
export const keepUnits = (text: string) => text.replace(/(\d) (?=(?:kg|g|mg|l|ml)\b)/gi, '$1\u00a0')

export const orderedName = ({ title, variantTitle }: Pick<PastOrderLine, 'title' | 'variantTitle'>) =>
  variantTitle ? `${title} (${variantTitle})` : title

/** Returns the replacement; null without a named one. */
export function lineInPlace({ quantity, outcome }: Pick<PastOrderLine, 'quantity' | 'outcome'>) {
  if (!outcome?.replacement) return null
  return { quantity: outcome.quantity ?? quantity, name: outcome.replacement }
}

type OutcomeLine = Pick<PastOrderLine, 'quantity' | 'outcome' | 'substitution'> &
  Partial<Pick<PastOrderLine, 'nominalGrams'>> & {
    readonly name?: string
  }

/** `no lugar de Repolho verde`, `pedido: cerca de 600 g`; a delivered weight is exact. */
function orderedNote(line: OutcomeLine, fulfillment: FulfillmentState): string | null {
  const { quantity, outcome, nominalGrams, name } = line
  const isThere = fulfillment === 'delivered'
  if (outcome?.replacement && name) return keepUnits(`no lugar de ${name}`)
  if (!nominalGrams || (outcome ? outcome.state !== 'picked' : !isThere)) return null
  if (!isThere && outcome?.weightGrams === null) return null
  const count = isThere ? quantity : (outcome?.quantity ?? quantity)
  const ordered = weightText(nominalGrams * count)
  return keepUnits(`pedido: ${isThere ? '' : 'cerca de '}${ordered}`)
}

/** Is true while a similar product may be found: its amount is unknown. */
export const isSought = ({ outcome, substitution }: OutcomeLine, fulfillment: FulfillmentState) =>
  outcome?.state === 'missing' && substitution === 'similar' && fulfillment === 'picking'

/** Returns null before picking; unmarked lines of a delivered order count as delivered. */
export function lineOutcome(line: OutcomeLine, fulfillment: FulfillmentState): LineBecame | null {
  const { quantity, outcome, substitution } = line
  const isThere = fulfillment === 'delivered'
  const note = orderedNote(line, fulfillment)
  const noted = note === null ? {} : { note }
  if (!outcome) return isThere ? { state: 'delivered', text: 'Entregue com o pedido', ...noted } : null
  if (outcome.state === 'missing') {
    if (isSought(line, fulfillment)) return { state: 'sought', text: 'Procurando similar' }
    return { state: 'missing', text: substitution === 'similar' ? 'Faltou, sem similar' : 'Faltou' }
  }
  const found = outcome.quantity ?? quantity
  if (outcome.offer?.answer === 'refused') {
    // Shows the answer itself until departure.
    if (mayPick(fulfillment)) return { state: 'refused', text: 'Não vem' }
    return { state: 'refused', text: 'Troca recusada', note: `Não vem: ${found} × ${outcome.replacement}` }
  }
  const isFewer = outcome.state === 'picked' && found < quantity
  const isOffered = outcome.offer?.answer === null && mayPick(fulfillment)
  const picked = isThere ? 'Entregue' : 'Separado'
  const said = [
    ...(outcome.state === 'replaced'
      ? [isOffered ? replacementCopy.offered : replacementCopy.swapped]
      : [isFewer ? `${picked}: só ${found} de ${quantity}` : picked]),
    ...(outcome.weightGrams === null ? [] : [weightText(outcome.weightGrams)]),
  ]
  return {
    state: isFewer ? 'fewer' : isOffered ? 'offered' : outcome.state,
    text: keepUnits(said.join(' ·\u00a0')),
    ...noted,
  }
}
