import { addDays, marketTime, momentOf } from '../domain/market-time.ts'
import { type OpeningHours, openingState, type WeeklyHours } from '../domain/opening-hours.ts'
import { orderNow } from './delivery-window.ts'
import { hourText, monthDayText, nearDay, shortWeekdays as short } from './time-of-day.ts'
import { listOf } from './wording.ts'

/** `amanhã às 8h`. Both ms since 1970. */
function momentText(at: number, now: number): string {
  const { day, minutes } = marketTime(at)
  return `${nearDay(day, marketTime(now).day) ?? `em ${monthDayText(day)}`} às ${hourText(minutes)}`
}

/** `amanhã às 8h`; null while open, unknown, or without hours. */
export function opensText(hours: OpeningHours | null, now: number): string | null {
  const state = hours && openingState(hours, now)
  return state && !state.isOpen && state.opensAt !== null ? momentText(state.opensAt, now) : null
}

/** `Aberto até 19h`; null while closed, or without hours. */
export const openText = (hours: OpeningHours | null, now: number): string | null =>
  hours && openingState(hours, now).isOpen ? openingNow(hours, now).text : null

export type OpeningNow = {
  readonly text: string
  /** Milliseconds until the text changes; null when unknown. */
  readonly validMs: number | null
}

const dayMs = 86_400_000

/** `Aberto até 19h`, `Aberto agora` (24 hours or more), `Fechado agora; peça já: abre amanhã às 8h`. */
export function openingNow(hours: OpeningHours, now: number): OpeningNow {
  const state = openingState(hours, now)
  if (state.isOpen) {
    const validMs = state.until - now
    const until = `até ${hourText(marketTime(state.until).minutes)}`
    return validMs >= dayMs
      ? { text: 'Aberto agora', validMs: validMs - dayMs + 1 }
      : { text: `Aberto ${until}`, validMs }
  }
  const { opensAt } = state
  if (opensAt === null) return { text: `${orderNow}: o mercado combina o horário`, validMs: null }
  // After midnight the day of opening has another name.
  const midnight = momentOf(addDays(marketTime(now).day, 1), 0)
  return { text: `${orderNow}: abre ${momentText(opensAt, now)}`, validMs: Math.min(opensAt, midnight) - now }
}

/** `seg a sex`, `qua e sáb`. */
function daysText(days: readonly number[]): string {
  // Weeks begin on Monday.
  const ordered = [...days].sort((one, other) => ((one + 6) % 7) - ((other + 6) % 7))
  const isRow = ordered.every((day, index) => index === 0 || day === ((ordered[index - 1] ?? 0) + 1) % 7)
  const [first = 0, last = 0] = [ordered[0], ordered.at(-1)]
  if (ordered.length === 7) return 'todos os dias'
  if (ordered.length > 2 && isRow) return `${short[first]} a ${short[last]}`
  return listOf(ordered.map((day) => short[day] ?? ''))
}

const lineOf = ({ weekdays: days, from, to }: WeeklyHours) =>
  `${daysText(days)} ${hourText(from)}–${hourText(to)}`

/** `seg a sex 8h–19h, sáb 8h–13h`. */
export const weekText = (week: readonly WeeklyHours[]) => week.map(lineOf).join(', ')

export const weeklyHoursText = ({ week }: OpeningHours) => `Aberto ${weekText(week)}`
