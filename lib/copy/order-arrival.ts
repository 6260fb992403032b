import type { FulfillmentState } from '../domain/fulfillment.ts'
import { addDays, marketTime, marketTimeZone } from '../domain/market-time.ts'
import {
  announcedHour,
  type Coming,
  isLate,
  isNewEstimate,
  isPastAgreed,
  isSameDay,
  windowSpan,
} from '../domain/order-promise.ts'
import { isOver, type PastOrder } from '../domain/past-order.ts'
import type { UsualTime } from '../domain/usual-time.ts'
import { arrangedByWhatsapp, timeArranged, windowTextOn } from './delivery-window.ts'
import { language } from './language.ts'
import { hourText, withHours } from './time-of-day.ts'
import { lowerFirst } from './wording.ts'

/** `Hoje, 19h35`, `Ontem, 8h02`, `19 de novembro, 10h40`, as people say it; with the year where that is another. Both ms. */
export function momentText(at: number, now: number): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone: marketTimeZone() }).format(at)
  const today = marketTime(now).day
  const { day } = marketTime(at)
  const near = day === today ? 'Hoje' : day === addDays(today, -1) ? 'Ontem' : null
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const date = () => write({ day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) })
  return `${near ?? date()}, ${withHours(write({ hour: '2-digit', minute: '2-digit' }))}`
}

/** `10h40`, `ontem, 10h40`: since when something is so. Both ms. */
export const sinceText = (at: number, now: number) => lowerFirst(momentText(at, now).replace(/^Hoje, /, ''))

/** `17h`, `ontem, 9h30`: both ms. */
export function clockText(at: number, now: number): string {
  const { day, minutes } = marketTime(at)
  const today = marketTime(now).day
  const near = day === addDays(today, 1) ? 'amanhã' : sinceText(at, now).replace(/,?[^,]*$/, '')
  return [...(near ? [near] : []), hourText(minutes)].join(', ')
}

/** `por volta das 17h`, `amanhã, por volta da 1h`: both ms. */
export const aboutText = (at: number, now: number) =>
  clockText(at, now).replace(/\d+h\d*$/, (hour) => `por volta da${/^[01]h/.test(hour) ? '' : 's'} ${hour}`)

/** `Chega por volta das 10h40`: of an order on its way, as the market says. Both ms. */
const arrivesText = (at: number, now: number) =>
  now < at ? `Chega ${aboutText(at, now)}` : `Previsto para ${clockText(at, now)}`

/** `hoje, 14h–16h`: a window in the middle of a sentence. `now`: ms since 1970. */
export const windowOfText = (window: string, now: number) =>
  lowerFirst(windowTextOn(window, marketTime(now).day))

/** For when an order was last said to come: `hoje, 14h–16h`, `17h`; null where that was never said. `now`: ms since 1970. */
export function promiseText(order: Coming, now: number): string | null {
  const at = announcedHour(order)
  if (at !== null) return clockText(at, now)
  return order.window && windowSpan(order.window) ? windowOfText(order.window, now) : null
}

/** `às 14h10`, `à 1h`, `ontem, 14h10`: when something was. Both ms. */
export const atText = (at: number, now: number) =>
  clockText(at, now).replace(/^\d+h/, (hour) => `${/^[01]h/.test(hour) ? 'à' : 'às'} ${hour}`)

type Left = Pick<Coming, 'fulfillment'> & Partial<Pick<PastOrder, 'fulfillmentAt'>>

/** `Saiu às 14h10`: of an order on its way; null of any other. `now`: ms since 1970. */
export const leftText = ({ fulfillment, fulfillmentAt }: Left, now: number): string | null =>
  fulfillment === 'on-the-way' && fulfillmentAt ? `Saiu ${atText(Date.parse(fulfillmentAt), now)}` : null

/** Beside when it left, of an order on its way without window and hour: of what was said in a chat the shop knows nothing. */
export const hourUnsaid = 'Chega no horário combinado com você'

/** `Chega até as 16h`: by the end of its window. Both ms. */
const untilText = (at: number, now: number) =>
  `Chega até ${clockText(at, now).replace(/\d+h\d*$/, (hour) => `${/^[01]h/.test(hour) ? 'a' : 'as'} ${hour}`)}`

/** `Nova previsão: por volta das 17h`: past the window that was agreed. Both ms. */
const newEstimateText = (at: number, now: number) => `Nova previsão: ${aboutText(at, now)}`

/** `Atrasado · nova previsão: por volta das 17h`: the same once that window is over. Both ms. */
const lateEstimateText = (at: number, now: number) => `Atrasado · ${lowerFirst(newEstimateText(at, now))}`

/**
 * `Chega hoje, 14h–16h`, `Retire amanhã, 9h–12h`: when an order comes, by its window; by the end of that alone once it has
 * left; what was asked for, in a message that the market has not begun with; that it is late, until the next day, also beside a new
 * hour; what was agreed of one that left before, or waits to be fetched; the hour that the market has announced. Null where it has none,
 * or is over. `now`: ms since 1970.
 */
export function arrivalText(order: Coming, now: number): string | null {
  const { fulfillment, pickup, window } = order
  if (isLate(order, now)) return `Atrasado: era para ${promiseText(order, now)}`
  const at = announcedHour(order)
  if (at !== null && isPastAgreed(order, now)) return lateEstimateText(at, now)
  if (at !== null)
    return isNewEstimate(order) && isSameDay(at, now) ? newEstimateText(at, now) : arrivesText(at, now)
  const span = windowSpan(window)
  if (!window || !span || isOver(fulfillment)) return null
  if (order.isByMessage && fulfillment === 'waiting') return `Horário pedido: ${windowOfText(window, now)}`
  const hasLeftBefore = fulfillment === 'on-the-way' && now < span.from
  if (fulfillment === 'on-the-way' && !hasLeftBefore && now < span.to) return untilText(span.to, now)
  const coming = pickup === null ? 'Chega' : 'Retire'
  return `${now >= span.to || hasLeftBefore ? 'Combinado para' : coming} ${windowOfText(window, now)}`
}

type Placed = Pick<PastOrder, 'opens' | 'openNow' | 'usual' | 'placedAt'> &
  Partial<Pick<PastOrder, 'details'>> &
  Left

const atOpening: Readonly<Partial<Record<FulfillmentState, string>>> = {
  waiting: ' e começa a separar',
  picking: ' e continua a separar',
}

/** `O mercado abre amanhã às 8h`. */
export const opensAtText = (opens: string) => `O mercado abre ${opens}`

/** `30–45 min`, `1–2 h`, `30 min–1 h`, `1 h 30–2 h`: minutes. */
function spanText({ from, to }: UsualTime): string {
  const units = [from, to].map((minutes) => {
    const hours = Math.floor(minutes / 60)
    const rest = minutes % 60
    return hours === 0 ? `${rest} min` : rest === 0 ? `${hours} h` : `${hours} h ${rest}`
  })
  const [first = '', last = ''] = units
  if (from === 0) return `até ${last}`.replace(/ (?=\S+$)/, '\u00a0')
  const unit = / (min|h)$/.exec(last)?.[0] ?? ''
  return `${unit && first.endsWith(unit) ? first.slice(0, -unit.length) : first}–${last}`.replaceAll(
    ' ',
    '\u00a0',
  )
}

export const slowText = 'Está demorando mais que de costume'

/**
 * `Em geral chega 1–2 h após o pedido`: as the market's other orders do; of one that is later, that it is, and null from the
 * next day on, since a night says nothing of how long a market takes.
 */
function usualText({ usual, placedAt }: Placed, now: number): string | null {
  const placed = Date.parse(placedAt)
  if (!usual) return null
  if (now < placed + usual.to * 60_000) return `Em geral chega ${spanText(usual)} após o pedido`
  return isSameDay(placed, now) ? slowText : null
}

/** By then it may have been agreed, or not. */
const asAgreed = 'Sai no horário combinado com você'

/**
 * `Aberto até 19h: o mercado combina o horário pelo WhatsApp`: who says when it comes, and how, where nothing else does. A
 * shopper who gave no details gave no WhatsApp either.
 */
function arrangedText({ details, openNow, isByMessage, fulfillment }: Coming & Placed): string {
  if (fulfillment === 'ready') return asAgreed
  const text = details || isByMessage ? arrangedByWhatsapp : timeArranged
  return openNow ? `${openNow}: ${lowerFirst(text)}` : text
}

/**
 * The one line of an order that the market has, which says when: its window, or what is known without one. Null of one
 * that is over, that waits to be fetched now, or whose window cannot be read.
 */
export function whenText(order: Coming & Placed, now: number): string | null {
  const { fulfillment, pickup, window, opens } = order
  const arrival = arrivalText(order, now)
  if (arrival !== null || window || isOver(fulfillment)) return arrival
  const usual = pickup === null ? usualText(order, now) : null
  if (fulfillment === 'on-the-way') return usual ?? leftText(order, now) ?? 'A caminho, sem horário marcado'
  if (opens) return `${opensAtText(opens)}${atOpening[fulfillment] ?? ''}`
  if (fulfillment === 'ready' && pickup !== null) return null
  return usual ?? arrangedText(order)
}
