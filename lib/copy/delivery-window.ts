import { marketTime } from '../domain/market-time.ts'
import { type WindowTime, windowTimeOf } from '../domain/window-key.ts'
import { hourText, shortWeekdays, weekdays } from './time-of-day.ts'
import { lowerFirst } from './wording.ts'

const hoursText = ({ from, to }: WindowTime) => `${hourText(from)}–${hourText(to)}`

const dayMs = 86_400_000
const midnightOf = (day: string) => Date.parse(`${day}T00:00Z`)
const weekdayOf = (day: string) => new Date(midnightOf(day)).getUTCDay()

const dateText = (day: string) => `${shortWeekdays[weekdayOf(day)]}, ${day.slice(8)}/${day.slice(5, 7)}`

/** `qua, 25/11, 16h–18h`, on any day. */
export function windowText(key: string): string {
  const time = windowTimeOf(key)
  return time ? `${dateText(time.day)}, ${hoursText(time)}` : key
}

/** `Hoje, 16h–18h`, seen from a day of the market (`2026-11-25`). */
export function windowTextOn(key: string, today: string): string {
  const time = windowTimeOf(key)
  if (!time) return key
  const days = Math.round((midnightOf(time.day) - midnightOf(today)) / dayMs)
  const near =
    days < 0 || days > 6
      ? dateText(time.day)
      : (['hoje', 'amanhã'][days] ?? weekdays[weekdayOf(time.day)] ?? '')
  return `${near.slice(0, 1).toUpperCase()}${near.slice(1)}, ${hoursText(time)}`
}

/** `hoje, 16h–18h`. `now`: ms since 1970. */
export const windowOfText = (key: string, now: number) => lowerFirst(windowTextOn(key, marketTime(now).day))

export const orderNow = 'Fechado agora; peça já'

/** `Fechado agora; peça já para amanhã, 9h–11h`. */
export const closedUntil = (window: string) => `${orderNow} para ${lowerFirst(window)}`

/** Used for orders without a window. */
export const timeArranged = 'O mercado combina o horário com você'
export const arrangedByWhatsapp = 'O mercado combina o horário pelo WhatsApp'

export const windowCopy = {
  label: 'Horário',
  loading: 'Procurando horários…',
  none: 'Nenhum horário livre nos próximos dias: o mercado combina a entrega com você.',
}
