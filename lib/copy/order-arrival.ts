import type { FulfillmentState } from '../domain/fulfillment.ts'
import { addDays, marketTime, momentOf } from '../domain/market-time.ts'
import { isOver, type PastOrder } from '../domain/past-order.ts'
import type { UsualTime } from '../domain/usual-time.ts'
import { windowTimeOf } from '../domain/window-key.ts'
import { windowTextOn } from './delivery-window.ts'
import { language, timeZone } from './language.ts'

/** `Hoje, 19:35`, `Ontem, 8:02`, `19 de novembro, 10:40`, as people say it; with the year where that is another. Both ms. */
export function momentText(at: number, now: number): string {
  const write = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { ...options, timeZone }).format(at)
  const today = marketTime(now).day
  const { day } = marketTime(at)
  const near = day === today ? 'Hoje' : day === addDays(today, -1) ? 'Ontem' : null
  const isThisYear = day.slice(0, 4) === today.slice(0, 4)
  const date = () => write({ day: 'numeric', month: 'long', ...(isThisYear ? {} : { year: 'numeric' }) })
  return `${near ?? date()}, ${write({ hour: '2-digit', minute: '2-digit' })}`
}

/** In the middle of a sentence. */
export const lowerFirst = (text: string) => `${text.slice(0, 1).toLocaleLowerCase(language)}${text.slice(1)}`

/** `10:40`, `ontem, 10:40`: since when something is so. Both ms. */
export const sinceText = (at: number, now: number) => lowerFirst(momentText(at, now).replace(/^Hoje, /, ''))

/** Milliseconds after 'about' such a time in which an order is not late yet. */
const aboutMs = 10 * 60 * 1000

/** A night later the shop does not know what the market only did not mark. Both ms. */
const isSameDay = (one: number, other: number) => marketTime(one).day === marketTime(other).day

/** `Chega por volta de 10:40`: of an order on its way, as the market says; that it is late, until the next day. Both ms. */
export function arrivesText(at: number, now: number): string {
  const time = sinceText(at, now)
  if (now < at) return `Chega por volta de ${time}`
  return now >= at + aboutMs && isSameDay(at, now) ? `Atrasado: era para ${time}` : `Previsto para ${time}`
}

type Coming = Pick<PastOrder, 'fulfillment' | 'pickup' | 'arrivesAt'> & {
  readonly window: string | null | undefined
}

/**
 * `Chega hoje, 14h–16h`, `Retire amanhã, 9h–12h`: when an order comes, by its window; that it is late, until the next day;
 * what was agreed of one that left before, or waits to be fetched; of one on its way what the market says. Null where it
 * has none, or is over. `now`: ms since 1970.
 */
export function arrivalText({ fulfillment, pickup, window, arrivesAt }: Coming, now: number): string | null {
  if (fulfillment === 'on-the-way' && arrivesAt) return arrivesText(Date.parse(arrivesAt), now)
  const time = windowTimeOf(window ?? '')
  if (!window || !time || isOver(fulfillment)) return null
  const end = momentOf(time.day, time.to)
  const isPast = now >= end
  const hasLeftBefore = fulfillment === 'on-the-way' && now < momentOf(time.day, time.from)
  const isFetched = fulfillment === 'ready' && pickup !== null
  const isLate = isPast && !isFetched && isSameDay(end, now)
  const coming = pickup === null ? 'Chega' : 'Retire'
  const what = isLate ? 'Atrasado: era para' : isPast || hasLeftBefore ? 'Combinado para' : coming
  return `${what} ${lowerFirst(windowTextOn(window, marketTime(now).day))}`
}

type Placed = Pick<PastOrder, 'opens' | 'usual' | 'placedAt'>

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

/**
 * `Em geral chega 1–2 h após o pedido`: as the market's other orders do; of one that is later, that it is, and null from the
 * next day on, since a night says nothing of how long a market takes.
 */
function usualText({ usual, placedAt }: Placed, now: number): string | null {
  const placed = Date.parse(placedAt)
  if (!usual) return null
  if (now < placed + usual.to * 60_000) return `Em geral chega ${spanText(usual)} após o pedido`
  return isSameDay(placed, now) ? 'Está demorando mais que de costume' : null
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
  if (fulfillment === 'on-the-way') return usual ?? 'A caminho, sem horário marcado'
  if (opens) return `${opensAtText(opens)}${atOpening[fulfillment] ?? ''}`
  if (fulfillment === 'ready' && pickup !== null) return null
  return usual ?? 'O mercado combina o horário com você'
}
