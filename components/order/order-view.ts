import { weightText } from '@/lib/copy/amounts'
import { arrangedByWhatsapp, timeArranged, windowOfText } from '@/lib/copy/delivery-window'
import { formatMoney } from '@/lib/copy/money'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import {
  arrivalTexts,
  countTexts,
  keepUnits,
  lineTexts,
  nextWithPix,
  orderedName,
  sentStep,
  stageTexts,
  stepTexts,
  stripTexts,
  unfinishedTitles,
} from '@/lib/copy/order-texts'
import { profileCopy } from '@/lib/copy/profile'
import { replacementCopy } from '@/lib/copy/replacement-answer'
import { amountText, differenceText, settlementCopy } from '@/lib/copy/settlement'
import { atText, formatTimeOfDay, momentText, sinceText } from '@/lib/copy/time-of-day'
import { lowerFirst, plural } from '@/lib/copy/wording'
import { isBagOpen, mayPick } from '@/lib/domain/fulfillment'
import { findStage, type OrderStage, toWay } from '@/lib/domain/order-stage'
import {
  countHandled,
  countOpenOffers,
  isOver,
  isRunning,
  isSought,
  isUnderWay,
  isUnweighed,
  type LineBecame,
  lineInPlace,
  type PastOrder,
  type PastOrderLine,
} from '@/lib/domain/past-order'
import { windowSpan } from '@/lib/domain/window-key'
import { endText, type MoneyOptions, newTotalText, orderMoney, orderSums } from './order-money'

const { orders: copy } = profileCopy
const { short: wish } = orderFieldCopy.substitution

export type OrderContext = MoneyOptions & {
  /** A message that its shopper says to have sent. */
  readonly isSent: boolean
  /** Its Pix is to be paid now; an answer that was not sent yet may change the amount. */
  readonly isPixDue: boolean
}

export type OrderTone = 'plain' | 'settled' | 'empty' | 'cancelled'

export type OrderView = ReturnType<typeof orderView>

/** Puts all that a screen shows of an order into words. */
export function orderView(order: PastOrder, context: OrderContext) {
  const { code, placedAt, fulfillment, fulfillmentAt } = order
  const { now, isByMessage } = context
  const stage = findStage(order, context)
  const way = toWay(order)
  const texts = stageTexts[way][stage]
  const money = orderMoney(order, context)
  const isNone = stage === 'empty' || stage === 'cancelled'
  const isWrong = isNone && !money.isSettled
  const lines = order.lines.map((line) => viewLine(line, order, stage))
  const openOffers = countOpenOffers(order)
  // Money that is open or settled stands above.
  const isMoneyAbove = order.settled?.paid !== null && money.balance.length > 0
  const changes = changesText(
    lines.map(({ became }) => became),
    isBagOpen(fulfillment) || isMoneyAbove ? null : order.settled,
    fulfillment === 'delivered',
  )
  const name = copy.code(code)
  const since = fulfillmentAt === null || stage === 'empty' ? [] : [sinceText(Date.parse(fulfillmentAt), now)]
  const title = isTitled(order, stage, now)
    ? [texts.title, ...(fulfillment === 'waiting' ? [] : since)].join(' · ')
    : ((order.state !== 'opened' || !isByMessage ? unfinishedTitles[order.state] : null) ?? name)
  const arrival = whenText(order, { stage, now, isByMessage })
  return {
    ...{ stage, way, name, title, lines, openOffers, money, isWrong },
    tone: (isWrong ? stage : isNone ? 'settled' : 'plain') as OrderTone,
    placed: momentText(Date.parse(placedAt), now),
    // The title says when it left.
    when: arrival !== null && arrival === leftText(order, now) ? arrivalTexts.unsaid : arrival,
    next: stage === 'ready' && context.isPixDue ? nextWithPix[way] : texts.next,
    steps: orderSteps(order, { stage, now }),
    picked: pickedText(order),
    changes: openOffers > 0 ? null : changes,
    sums: orderSums(order, context),
  }
}

/** Before the market begins, only an order that came to it is called by how far it is. */
function isTitled(order: PastOrder, stage: OrderStage, now: number): boolean {
  if (order.fulfillment !== 'waiting') return true
  if (stage === 'to-send') return order.state === 'opened' && isUnderWay(order, now)
  return order.state === 'arrived' && (stage !== 'opened' || isUnderWay(order, now))
}

/** `✓ Saiu para entrega · Pedido 4F2A`: a tab shows only the beginning. */
export function tabTitle(order: PastOrder, sending: Parameters<typeof findStage>[1]): string {
  const short = copy.code(order.code.slice(-4))
  if (countOpenOffers(order) > 0) return `${replacementCopy.answerTitle} · ${short}`
  const { mark, title } = stageTexts[toWay(order)][findStage(order, sending)]
  return `${mark}${title} · ${short}`
}

type At = { readonly stage: OrderStage; readonly now: number }

export type ProgressStep = {
  readonly name: string
  readonly state: 'done' | 'now' | 'next'
  /** `10h40`, `24/11, 10h40`; null if unknown or to come. */
  readonly time: string | null
}

/** Returns none where nothing moves them on. */
function orderSteps(order: PastOrder, { stage, now }: At): readonly ProgressStep[] {
  const { fulfillment, isReceived, stepTimes = [] } = order
  const way = toWay(order)
  const { step: at } = stageTexts[way][stage]
  if (at === undefined || (fulfillment === 'waiting' && !isReceived)) return []
  return stepTexts[way].map(([step, name], index) => {
    const reached = index <= at && stepTimes.find(({ state }) => state === step)
    return {
      name: stage === 'sent' && index === 0 ? sentStep : name,
      state: index > at ? 'next' : index < at ? 'done' : 'now',
      time: reached ? formatTimeOfDay(Date.parse(reached.at), now) : null,
    }
  })
}

/** `Etapa 2 de 4: Separando. Recebido: 9h10. Separando: 10h40` */
export function stepsText(all: readonly ProgressStep[]): string {
  const reached = all.filter(({ state }) => state !== 'next')
  const times = reached.flatMap(({ name, time }) => (time === null ? [] : [`${name}: ${time}`]))
  return [`Etapa ${reached.length} de ${all.length}: ${reached.at(-1)?.name}`, ...times].join('. ')
}

/** `2 de 3 itens conferidos · procurando 1 similar`; null except during picking. */
function pickedText({ fulfillment, lines }: PastOrder): string | null {
  if (fulfillment !== 'picking') return null
  const sought = lines.filter((line) => isSought(line, fulfillment)).length
  const looked = `${countHandled(lines)} de ${plural(lines.length, 'item conferido', 'itens conferidos')}`
  return sought === 0 ? looked : `${looked} · procurando ${plural(sought, 'similar', 'similares')}`
}

/** `1 em falta · 1 trocado · novo total R$ 52,76 (R$ 9,16 a menos)`; null without changes. */
function changesText(
  became: readonly (LineBecame | null)[],
  settled: PastOrder['settled'],
  isThere: boolean,
): string | null {
  const count = (...states: readonly LineBecame['state'][]) =>
    became.filter((line) => line && states.includes(line.state)).length
  const named = (states: readonly (keyof typeof countTexts)[]) =>
    states.flatMap((state) => (count(state) > 0 ? [plural(count(state), ...countTexts[state])] : []))
  // Answers stand at their question.
  const absent = named(['missing', 'offered'])
  const other = named(['replaced', 'fewer'])
  const there = count('picked', 'delivered', 'replaced', 'fewer')
  const total = settled && newTotalText(settled)
  const whole = `${plural(there, 'item entregue', 'itens entregues')}${other.length > 0 ? ` (${other.join(', ')})` : ''}`
  const all = isThere && there > 0 ? [whole, ...absent] : [...absent, ...other]
  return [...all, ...(total ? [total] : [])].join(' · ') || null
}

// Arrival

/** `hoje, 14h–16h`; null without a window. `now`: ms since 1970. */
function promiseText({ details }: PastOrder, now: number): string | null {
  const window = details?.deliveryWindow
  return window && windowSpan(window) ? windowOfText(window, now) : null
}

/** `Saiu às 14h10`; null unless on its way. */
const leftText = ({ fulfillment, fulfillmentAt }: PastOrder, now: number): string | null =>
  fulfillment === 'on-the-way' && fulfillmentAt
    ? `${arrivalTexts.left} ${atText(Date.parse(fulfillmentAt), now)}`
    : null

type Arriving = At & Pick<OrderContext, 'isByMessage'>

/** `Chega hoje, 14h–16h`, `Horário pedido: …` (unconfirmed), `Combinado para …` (window is past). */
function arrivalText(order: PastOrder, { now, isByMessage }: Arriving): string | null {
  const promise = promiseText(order, now)
  if (promise === null || isOver(order.fulfillment)) return null
  if (isByMessage && order.fulfillment === 'waiting') return `${arrivalTexts.asked} ${promise}`
  const isPast = now >= (windowSpan(order.details?.deliveryWindow)?.to ?? 0)
  return `${isPast ? arrivalTexts.past : arrivalTexts.comes[toWay(order)]} ${promise}`
}

/** Prefers the window; of an unsent message it is all that is known. */
function whenText(order: PastOrder, arriving: Arriving): string | null {
  const { stage, now } = arriving
  const window = order.details?.deliveryWindow
  if (stage === 'empty' || (!window && (stage === 'to-send' || stage === 'opened' || !isRunning(order, now))))
    return null
  const arrival = arrivalText(order, arriving)
  return arrival !== null || window || isOver(order.fulfillment) ? arrival : arrangedText(order, arriving)
}

/** `Aberto até 19h: o mercado combina o horário pelo WhatsApp`, `O mercado abre amanhã às 8h e começa a separar`. */
function arrangedText(order: PastOrder, { now, isByMessage }: Arriving): string | null {
  const { fulfillment, opens, openNow, pickup, details } = order
  if (fulfillment === 'on-the-way') return leftText(order, now) ?? arrivalTexts.unknown
  if (opens) {
    const then = { waiting: arrivalTexts.begins, picking: arrivalTexts.goesOn, ready: '' }
    return `${opensAtText(opens)}${then[fulfillment as keyof typeof then]}`
  }
  if (fulfillment === 'ready') return pickup === null ? arrivalTexts.agreed : null
  const text = details || isByMessage ? arrangedByWhatsapp : timeArranged
  return openNow ? `${openNow}: ${lowerFirst(text)}` : text
}

/** `O mercado abre amanhã às 8h`. */
const opensAtText = (opens: string) => `O mercado abre ${opens}`

// Lines

function viewLine(line: PastOrderLine, order: PastOrder, stage: OrderStage) {
  const { outcome, settled, substitution, notes = [] } = line
  const { fulfillment } = order
  const currency = order.settled?.currency ?? null
  const became = stage === 'cancelled' ? null : lineOutcome(line, fulfillment)
  const isRefused = outcome?.offer?.answer === 'refused'
  const inPlace = stage === 'cancelled' || isRefused ? null : lineInPlace(line)
  const usual = order.details?.substitution
  const isOther = usual && substitution && substitution !== usual && outcome === null && !isOver(fulfillment)
  const isSwap = became?.state === 'replaced' || became?.state === 'offered'
  return {
    line,
    became,
    ...(inPlace ?? { quantity: line.quantity, name: orderedName(line) }),
    isReplaced: inPlace !== null,
    picture: (isRefused ? line.orderedPicture : line.picture) ?? null,
    difference: isSwap ? differenceText(settled, currency) : null,
    notes: [
      ...(became?.note ? [became.note] : []),
      ...notes,
      ...(isOther ? [`${wish.label}: ${wish.choices[substitution]}`] : []),
    ],
    isUnweighed: isUnweighed(line, fulfillment),
    /** Amount where it is another than ordered. */
    now: became?.state === 'sought' ? settlementCopy.toBeKnown : settled && amountText(settled.now, currency),
    isAsked: Boolean(outcome?.offer) && mayPick(fulfillment),
  }
}

/** Returns null before picking; unmarked lines of a delivered order count as delivered. */
function lineOutcome(line: PastOrderLine, fulfillment: PastOrder['fulfillment']): LineBecame | null {
  const { quantity, outcome, substitution } = line
  const isThere = fulfillment === 'delivered'
  const note = orderedNote(line, fulfillment)
  if (!outcome) return isThere ? { state: 'delivered', text: lineTexts.delivered, note } : null
  if (isSought(line, fulfillment)) return { state: 'sought', text: lineTexts.sought }
  if (outcome.state === 'missing')
    return { state: 'missing', text: lineTexts[substitution === 'similar' ? 'missingSimilar' : 'missing'] }
  const found = outcome.quantity ?? quantity
  const { refused } = lineTexts
  if (outcome.offer?.answer === 'refused') {
    const left = { text: refused.left, note: `${refused.answering}: ${found} × ${outcome.replacement}` }
    return { state: 'refused', ...(mayPick(fulfillment) ? { text: refused.answering } : left) }
  }
  const isFewer = outcome.state === 'picked' && found < quantity
  const isOffered = outcome.offer?.answer === null && mayPick(fulfillment)
  const state = isFewer ? 'fewer' : isOffered ? 'offered' : outcome.state
  const place = isThere ? 'there' : 'packed'
  const said =
    state === 'fewer'
      ? `${lineTexts.fewer[place]} ${found} de ${quantity}`
      : state === 'picked'
        ? lineTexts.picked[place]
        : lineTexts[state]
  const weight = outcome.weightGrams === null ? [] : [weightText(outcome.weightGrams)]
  return { state, text: keepUnits([said, ...weight].join(' ·\u00a0')), note }
}

/** `no lugar de Repolho verde`, `pedido: cerca de 600 g`; a delivered weight is exact. */
function orderedNote(line: PastOrderLine, fulfillment: PastOrder['fulfillment']): string | null {
  const { quantity, outcome, nominalGrams } = line
  const isThere = fulfillment === 'delivered'
  if (outcome?.replacement) return keepUnits(`no lugar de ${orderedName(line)}`)
  if (!nominalGrams || (outcome ? outcome.state !== 'picked' : !isThere)) return null
  if (!isThere && outcome?.weightGrams === null) return null
  const count = isThere ? quantity : (outcome?.quantity ?? quantity)
  return keepUnits(`pedido: ${isThere ? '' : 'cerca de '}${weightText(nominalGrams * count)}`)
}

// The strip of an order under way

/** Says in two lines how far an order is, and whether it waits for an answer or a payment of its shopper. */
export function stripView(order: PastOrder, context: OrderContext) {
  const { now } = context
  const { fulfillmentAt, settled } = order
  const stage = findStage(order, context)
  const state = lowerFirst(stageTexts[toWay(order)][stage].title).replace(/^pedido /, '')
  const { balance, isSettled } = orderMoney(order, context)
  const due = balance.find((text) => text.state === 'pay')?.title ?? null
  const isAsking = due !== null || context.isPixDue || countOpenOffers(order) > 0
  const isNone = stage === 'empty' || stage === 'cancelled'
  const isWrong = isNone && !isSettled
  // The pending payment stands below, so the arrival takes the place of the state.
  const isToCome = now < (windowSpan(order.details?.deliveryWindow)?.to ?? 0)
  const promise = isPending(order, stage) && isToCome ? promiseText(order, now) : null
  const title = `${copy.code(order.code.slice(-4))} · ${promise ?? state}`
  const more = { state, isWrong, isAsking }
  if (isNone) return { title, ...more, when: (isSettled && balance[0]?.title) || stripTexts.wrong }
  if (stage === 'delivered' && fulfillmentAt !== null) {
    const when = due ?? (settled && endText(settled)) ?? stripTexts.delivered
    return { title: `${title} ${sinceText(Date.parse(fulfillmentAt), now)}`, ...more, when }
  }
  return { title, ...more, when: comingText(order, { ...context, stage, due }) }
}

/** Is true until the market begins with an order that was paid elsewhere. */
const isPending = ({ state }: PastOrder, stage: OrderStage) => stage === 'received' && state === 'arrived'

/** Prefers a question to the shopper, then the arrival, then the progress. */
function comingText(order: PastOrder, context: OrderContext & At & { readonly due: string | null }): string {
  const { now, stage, due } = context
  const { fulfillment, lines, pixDue, opens } = order
  const hour = promiseText(order, now)?.replace(/^hoje, /, '') ?? null
  const looked = fulfillment === 'picking' ? `${countHandled(lines)} de ${lines.length}` : null
  const swaps = countOpenOffers(order)
  if (swaps > 0) return [replacementCopy.wanted(swaps), hour ?? looked].filter(Boolean).join(' · ')
  if (pixDue && context.isPixDue) {
    const unpaid = stripTexts.unpaid(formatMoney(pixDue.amount))
    return hour === null ? `${unpaid} com Pix` : `${unpaid} · ${hour}`
  }
  if (due) return [due, hour].filter(Boolean).join(' · ')
  const isUnsent = stage === 'to-send' || stage === 'opened'
  return (
    (isPending(order, stage) ? stripTexts.confirming : null) ??
    arrivalText(order, context) ??
    (isUnsent ? stripTexts.unsent : null) ??
    (looked && `${looked} separados`) ??
    (opens && fulfillment !== 'on-the-way' ? opensAtText(opens) : null) ??
    (order.details?.deliveryWindow ? null : arrangedText({ ...order, openNow: null }, context)) ??
    stageTexts[toWay(order)][stage].next ??
    stripTexts.goesOn
  )
}

export const andOthers = (count: number) => `e mais ${plural(count, 'pedido', 'pedidos')}`
