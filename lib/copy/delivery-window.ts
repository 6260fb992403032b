import { marketTime, weekdayOf } from '../domain/market-time.ts'
import { type WindowTime, windowTimeOf } from '../domain/window-key.ts'
import { hourText, monthDayText, nearDay, shortWeekdays } from './time-of-day.ts'
import { lowerFirst } from './wording.ts'

const hoursText = ({ from, to }: WindowTime) => `${hourText(from)}–${hourText(to)}`

const dateText = (day: string) => `${shortWeekdays[weekdayOf(day)]}, ${monthDayText(day)}`

/** `qua, 25/11, 16h–18h`, on any day. */
export function windowText(key: string): string {
  const time = windowTimeOf(key)
  return time ? `${dateText(time.day)}, ${hoursText(time)}` : key
}

/** `Hoje, 16h–18h`, seen from a day of the market (`2026-11-25`). */
export function windowTextOn(key: string, today: string): string {
  const time = windowTimeOf(key)
  if (!time) return key
  const day = nearDay(time.day, today) ?? dateText(time.day)
  return `${day.slice(0, 1).toUpperCase()}${day.slice(1)}, ${hoursText(time)}`
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
