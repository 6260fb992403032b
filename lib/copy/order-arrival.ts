import type { FulfillmentState } from '../domain/fulfillment.ts'
import { addDays, marketTime, marketTimeZone } from '../domain/market-time.ts'
import { isOver, type PastOrder } from '../domain/past-order.ts'
import { windowSpan } from '../domain/window-key.ts'
import { arrangedByWhatsapp, timeArranged, windowTextOn } from './delivery-window.ts'
import { language } from './language.ts'
import { hourText, withHours } from './time-of-day.ts'
import { lowerFirst } from './wording.ts'

/** `Hoje, 19h35`, `Ontem, 8h02`, `19 de novembro, 10h40`, with another year. Both ms. */
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

/** `10h40`, `ontem, 10h40`. Both ms. */
export const sinceText = (at: number, now: number) => lowerFirst(momentText(at, now).replace(/^Hoje, /, ''))

/** `17h`, `ontem, 9h30`. Both ms. */
function clockText(at: number, now: number): string {
  const { day, minutes } = marketTime(at)
  const today = marketTime(now).day
  const near = day === addDays(today, 1) ? 'amanhã' : sinceText(at, now).replace(/,?[^,]*$/, '')
  return [...(near ? [near] : []), hourText(minutes)].join(', ')
}

/** `hoje, 14h–16h`. `now`: ms since 1970. */
export const windowOfText = (window: string, now: number) =>
  lowerFirst(windowTextOn(window, marketTime(now).day))

export type Coming = Pick<PastOrder, 'fulfillment' | 'pickup'> & {
  readonly window: string | null | undefined
  /** By message no one has agreed to the window until the market begins. */
  readonly isByMessage?: boolean
}

export const comingOf = (order: PastOrder) => ({ ...order, window: order.details?.deliveryWindow })

/** `hoje, 14h–16h`; null without a window. `now`: ms since 1970. */
export const promiseText = ({ window }: Pick<Coming, 'window'>, now: number): string | null =>
  window && windowSpan(window) ? windowOfText(window, now) : null

/** `às 14h10`, `à 1h`, `ontem, 14h10`. Both ms. */
export const atText = (at: number, now: number) =>
  clockText(at, now).replace(/^\d+h/, (hour) => `${/^[01]h/.test(hour) ? 'à' : 'às'} ${hour}`)

type Left = Pick<Coming, 'fulfillment'> & Partial<Pick<PastOrder, 'fulfillmentAt'>>

/** `Saiu às 14h10`; null unless on its way. `now`: ms since 1970. */
export const leftText = ({ fulfillment, fulfillmentAt }: Left, now: number): string | null =>
  fulfillment === 'on-the-way' && fulfillmentAt ? `Saiu ${atText(Date.parse(fulfillmentAt), now)}` : null

export const hourUnsaid = 'Chega no horário combinado com você'

/** `Chega hoje, 14h–16h`, `Horário pedido: …` (unconfirmed), `Combinado para …` (window is past). */
export function arrivalText(order: Coming, now: number): string | null {
  const { fulfillment, pickup, window, isByMessage } = order
  const span = windowSpan(window)
  if (!window || !span || isOver(fulfillment)) return null
  const isAsked = isByMessage && fulfillment === 'waiting'
  const coming = isAsked ? 'Horário pedido:' : pickup === null ? 'Chega' : 'Retire'
  return `${now >= span.to && !isAsked ? 'Combinado para' : coming} ${windowOfText(window, now)}`
}

type Placed = Pick<PastOrder, 'opens' | 'openNow'> & Partial<Pick<PastOrder, 'details'>> & Left

const atOpening: Readonly<Partial<Record<FulfillmentState, string>>> = {
  waiting: ' e começa a separar',
  picking: ' e continua a separar',
}

/** `O mercado abre amanhã às 8h`. */
export const opensAtText = (opens: string) => `O mercado abre ${opens}`

const asAgreed = 'Sai no horário combinado com você'

/** `Aberto até 19h: o mercado combina o horário pelo WhatsApp`. */
function arrangedText({ details, openNow, isByMessage, fulfillment }: Coming & Placed): string {
  if (fulfillment === 'ready') return asAgreed
  const text = details || isByMessage ? arrangedByWhatsapp : timeArranged
  return openNow ? `${openNow}: ${lowerFirst(text)}` : text
}

/** Prefers the window; null when over, ready for pickup, or with an unreadable window. */
export function whenText(order: Coming & Placed, now: number): string | null {
  const { fulfillment, pickup, window, opens } = order
  const arrival = arrivalText(order, now)
  if (arrival !== null || window || isOver(fulfillment)) return arrival
  if (fulfillment === 'on-the-way') return leftText(order, now) ?? 'A caminho, sem horário marcado'
  if (opens) return `${opensAtText(opens)}${atOpening[fulfillment] ?? ''}`
  if (fulfillment === 'ready' && pickup !== null) return null
  return arrangedText(order)
}
