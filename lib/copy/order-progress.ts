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
/** Of one that is a message: until its shopper says that it was sent, and from then on. */
const unsent = 'A enviar'
const sent = 'Enviado'
/** In between: whether it was sent from there, no one has said. */
const opened = 'Falta confirmar o envio'

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

export type ProgressStep = {
  readonly name: string
  /** `due`: its shopper still has to do it. */
  readonly state: 'done' | 'now' | 'due' | 'next'
  /** When it was reached: `10h40`, `24/11, 10h40`; null where that is not known, or still to come. */
  readonly time: string | null
}

export type Way = {
  readonly fulfillment: FulfillmentState
  /** Whether the shopper fetches it. */
  readonly isPickup?: boolean
  /** Whether it lies on the desk of the market, which moves it on. */
  readonly isReceived?: boolean | undefined
  /** Whether it is a message: until it is begun, no one knows that it was sent. */
  readonly isByMessage?: boolean | undefined
  /** Whether its shopper has said that it was. */
  readonly isSent?: boolean | undefined
  readonly times?: readonly StepTime[] | undefined
}

/** The way of an order to its shopper; empty where no one will move it on, or it goes no further. `now`: ms since 1970. */
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

/** The same in words: `Etapa 2 de 4: Pronto. Recebido: 10h40`. */
export function stepText(all: readonly ProgressStep[]): string {
  const reached = all.filter(({ state }) => state !== 'next')
  const times = reached.flatMap(({ name, time }) => (time === null ? [] : [`${name}: ${time}`]))
  return [`Etapa ${reached.length} de ${all.length}: ${reached.at(-1)?.name}`, ...times].join('. ')
}

/** `2 de 3 itens conferidos · procurando 1 similar`; null except while people pick. */
export function pickedText({ fulfillment, lines }: Pick<PastOrder, 'fulfillment' | 'lines'>): string | null {
  if (fulfillment !== 'picking') return null
  const sought = lines.filter((line) => isSought(line, fulfillment)).length
  const looked = `${countHandled(lines)} de ${plural(lines.length, 'item conferido', 'itens conferidos')}`
  return sought === 0 ? looked : `${looked} · procurando ${plural(sought, 'similar', 'similares')}`
}

const titleOf = (fulfillment: Exclude<FulfillmentState, 'waiting'>, pickup: string | null) =>
  (pickup === null ? titles : pickupTitles)[fulfillment]

type Found = { readonly lines: readonly { readonly outcome: { readonly state: string } | null }[] }

/** `Nenhum dos 3 produtos foi achado`: of an order in whose closed bag there is nothing; null of any other. */
export function nothingTitle({ fulfillment, lines }: Pick<PastOrder, 'fulfillment'> & Found): string | null {
  // Before, something may still be found; later, the market has moved it on all the same.
  if (fulfillment !== 'ready' || lines.length === 0) return null
  if (lines.some(({ outcome }) => outcome?.state !== 'missing')) return null
  return lines.length === 1 ? 'O produto não foi achado' : `Nenhum dos ${lines.length} produtos foi achado`
}

type Standing = Pick<PastOrder, 'fulfillment' | 'pickup'> & Partial<Pick<PastOrder, 'state'> & Found>

/**
 * `Em separação`: how far the market is with an order, in two words. `isByMessage`: paid at the store, it is there; whether
 * a message was sent, its shopper alone knows (`isSent`).
 */
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

/** Of an order of which nothing was found. */
export const nothingNext = (pickup: string | null) =>
  `Pedido encerrado: não haverá ${pickup === null ? 'entrega' : 'retirada'}.`

/** What follows for an order that the market has begun; null where nothing does. `isDue`: its Pix is to be paid now. */
export function nextText(
  { fulfillment, pickup }: Pick<PastOrder, 'fulfillment' | 'pickup'>,
  isDue = false,
): string | null {
  if (isDue && fulfillment === 'ready')
    return `A seguir: pague o Pix e ${pickup === null ? 'o pedido sai para entrega' : 'retire o pedido'}.`
  return (pickup === null ? next : (nextPickup as typeof next))[fulfillment] ?? null
}

/** `Saiu para entrega · 10h40`; null before it was begun. `now`: ms since 1970. */
export function orderProgress(
  { fulfillment, fulfillmentAt, pickup }: Pick<PastOrder, 'fulfillment' | 'fulfillmentAt' | 'pickup'>,
  now: number,
): string | null {
  if (fulfillment === 'waiting') return null
  const time = fulfillmentAt === null ? [] : [sinceText(Date.parse(fulfillmentAt), now)]
  return [titleOf(fulfillment, pickup), ...time].join(' · ')
}

/** `Banana 1 kg` breaks before the number, if anywhere. */
export const keepUnits = (text: string) => text.replace(/(\d) (?=(?:kg|g|mg|l|ml)\b)/gi, '$1\u00a0')

/** A line as it was ordered. */
export const orderedName = ({ title, variantTitle }: Pick<PastOrderLine, 'title' | 'variantTitle'>) =>
  variantTitle ? `${title} (${variantTitle})` : title

/** In the place of another: what comes, as its line is called; null where nothing that has a name does. */
export function lineInPlace({ quantity, outcome }: Pick<PastOrderLine, 'quantity' | 'outcome'>) {
  if (!outcome?.replacement) return null
  return { quantity: outcome.quantity ?? quantity, name: outcome.replacement }
}

type OutcomeLine = Pick<PastOrderLine, 'quantity' | 'outcome' | 'substitution'> &
  Partial<Pick<PastOrderLine, 'nominalGrams'>> & {
    /** As it was ordered. */
    readonly name?: string
  }

/**
 * `no lugar de Repolho verde`; or `pedido: cerca de 600 g`, of all pieces that the scale has seen. Of what is there it is no
 * forecast any more: `pedido: 600 g`, weighed or not.
 */
function orderedNote(line: OutcomeLine, fulfillment: FulfillmentState): string | null {
  const { quantity, outcome, nominalGrams, name } = line
  const isThere = fulfillment === 'delivered'
  if (outcome?.replacement && name) return keepUnits(`no lugar de ${name}`)
  if (!nominalGrams || (outcome ? outcome.state !== 'picked' : !isThere)) return null
  if (!isThere && outcome?.weightGrams === null) return null
  // What a scale said is compared with as many as it weighed.
  const count = isThere ? quantity : (outcome?.quantity ?? quantity)
  const ordered = weightText(nominalGrams * count)
  return keepUnits(`pedido: ${isThere ? '' : 'cerca de '}${ordered}`)
}

/** Whether something similar may still be found, so that no amount of it is known. */
export const isSought = ({ outcome, substitution }: OutcomeLine, fulfillment: FulfillmentState) =>
  outcome?.state === 'missing' && substitution === 'similar' && fulfillment === 'picking'

/** What became of a line, and how it looks; null before it was looked for. Unmarked, it is there with the order that is. */
export function lineOutcome(line: OutcomeLine, fulfillment: FulfillmentState): LineBecame | null {
  const { quantity, outcome, substitution } = line
  const isThere = fulfillment === 'delivered'
  const note = orderedNote(line, fulfillment)
  const noted = note === null ? {} : { note }
  if (!outcome) return isThere ? { state: 'delivered', text: 'Entregue com o pedido', ...noted } : null
  if (outcome.state === 'missing') {
    // What the shopper wishes in its place may still be found.
    if (isSought(line, fulfillment)) return { state: 'sought', text: 'Procurando similar' }
    return { state: 'missing', text: substitution === 'similar' ? 'Faltou, sem similar' : 'Faltou' }
  }
  const found = outcome.quantity ?? quantity
  if (outcome.offer?.answer === 'refused') {
    // Until it leaves, the answer itself is shown.
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
