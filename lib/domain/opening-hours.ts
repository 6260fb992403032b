import { addDays, type MarketTime, marketTime, momentOf, weekdayOf } from './market-time.ts'

export type WeeklyHours = {
  /** Each day once, in order; 0 is Sunday. */
  readonly weekdays: readonly number[]
  readonly from: number
  /** More than `from`; past 1440 it is of the next day. */
  readonly to: number
}

export type OpeningHours = {
  readonly week: readonly WeeklyHours[]
  /** Days without a start: `2026-12-25`, or yearly `12-25`. */
  readonly closedDays: readonly string[]
}

export type OpeningState =
  | { readonly isOpen: true /** Milliseconds since 1970. */; readonly until: number }
  | { readonly isOpen: false /** Null when unknown. */; readonly opensAt: number | null }

export const isClosedDay = (day: string, closedDays: readonly string[]) =>
  closedDays.some((closed) => day === closed || day.slice(5) === closed)

/** Lists closed days within a year from today, in order, as `2026-12-25`. */
export function comingClosedDays(closedDays: readonly string[], today: string): readonly string[] {
  const until = addDays(today, 365)
  const thisYear = Number(today.slice(0, 4))
  const days = closedDays.flatMap((day) =>
    day.length === 5 ? [`${thisYear}-${day}`, `${thisYear + 1}-${day}`] : [day],
  )
  return [...new Set(days)].filter((day) => isDay(day) && day >= today && day < until).sort()
}

/** Rejects 29 February outside leap years. */
const isDay = (day: string) => Number(day.slice(8)) === new Date(`${day}T00:00Z`).getUTCDate()

const daysAhead = 21

type Span = { readonly from: number; readonly to: number }

/** Starts with yesterday, whose hours may last until today. */
function spansAround({ week, closedDays }: OpeningHours, { day }: Pick<MarketTime, 'day'>): readonly Span[] {
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(day, index - 1))
  return days
    .filter((each) => !isClosedDay(each, closedDays))
    .flatMap((each) =>
      week
        .filter(({ weekdays }) => weekdays.includes(weekdayOf(each)))
        .map(({ from, to }) => ({ from: momentOf(each, from), to: momentOf(each, to) })),
    )
    .sort((one, other) => one.from - other.from)
}

export function openingState(hours: OpeningHours, at: number): OpeningState {
  const spans = spansAround(hours, marketTime(at))
  let until: number | null = null
  for (const { from, to } of spans) {
    if (from <= (until ?? at) && to > (until ?? at)) until = to
  }
  if (until !== null) return { isOpen: true, until }
  return { isOpen: false, opensAt: spans.find(({ from }) => from > at)?.from ?? null }
}
