import { addDays, marketTime, momentOf, weekdayOf } from './market-time.ts'
import { isClosedDay, type WeeklyHours } from './opening-hours.ts'
import { windowKey, windowTimeOf } from './window-key.ts'

export type WindowRule = WeeklyHours & {
  /** Minutes before its beginning from which on it takes no more orders. */
  readonly closesBefore: number
  /** Orders that fit in; null: any number. */
  readonly places: number | null
}

export type WindowSchedule = {
  readonly rules: readonly WindowRule[]
  /** As those of `OpeningHours`. */
  readonly closedDays: readonly string[]
  /** Places where orders are fetched, as their zones are called; without one that says no hours. */
  readonly pickups?: readonly PickupHours[]
}

export type PickupHours = { readonly place: string; readonly week: readonly WeeklyHours[] }

export type DeliveryWindow = {
  /** `2026-11-25T16:00/18:00`. */
  readonly key: string
  readonly places: number | null
  /** Milliseconds since 1970: from then on it takes no more orders. */
  readonly closesAt: number
  readonly startsAt: number
}

/** Days that are looked ahead: the shopper of a market orders for this week or the next. */
const daysAhead = 14

/** The windows that take orders at a moment (ms since 1970), in the order of their beginning. */
export function openWindows({ rules, closedDays }: WindowSchedule, at: number): readonly DeliveryWindow[] {
  const { day: today } = marketTime(at)
  const days = Array.from({ length: daysAhead + 1 }, (_, index) => addDays(today, index))
  return days
    .filter((day) => !isClosedDay(day, closedDays))
    .flatMap((day) =>
      rules
        .filter(({ weekdays }) => weekdays.includes(weekdayOf(day)))
        .flatMap(({ from, to, closesBefore, places }) => {
          const startsAt = momentOf(day, from)
          const closesAt = startsAt - closesBefore * 60_000
          // An hour that summer time leaves out is no window.
          const isUsable = at < closesAt && startsAt < momentOf(day, to)
          return isUsable ? [{ key: windowKey({ day, from, to }), places, closesAt, startsAt }] : []
        }),
    )
    .sort((one, other) => one.startsAt - other.startsAt)
}

/** The window of this name, where it takes orders at a moment (ms since 1970). */
export function findOpenWindow(key: string, schedule: WindowSchedule, at: number): DeliveryWindow | null {
  return openWindows(schedule, at).find((window) => window.key === key) ?? null
}

/** The schedule of where an order goes: it is fetched at no hour at which the place is closed. */
export function scheduleFor(city: string | null, schedule: WindowSchedule): WindowSchedule {
  const week = schedule.pickups?.find(({ place }) => place === city)?.week
  if (!week) return schedule
  const parts = schedule.rules
    .flatMap((rule) =>
      rule.weekdays.flatMap((weekday) => partsWithin(week, { ...rule, weekdays: [weekday] })),
    )
    // Where a part is called as a window with places, those count.
    .sort((one, other) => Number(one.places === null) - Number(other.places === null))
  return { ...schedule, rules: parts.filter((part, index) => parts.findIndex(isSameWindow(part)) === index) }
}

/** The parts of a window that lie within hours. One whose places are counted, by its name, is had as a whole or not at all. */
function partsWithin(week: readonly WeeklyHours[], rule: WindowRule): readonly WindowRule[] {
  const [weekday = 0] = rule.weekdays
  // Hours of the day before may last until this one.
  return [0, 1].flatMap((daysBefore) =>
    week
      .filter(({ weekdays }) => weekdays.includes((weekday + 7 - daysBefore) % 7))
      .map((hours) => ({
        ...rule,
        from: Math.max(rule.from, hours.from - daysBefore * 1440),
        to: Math.min(rule.to, hours.to - daysBefore * 1440),
      }))
      .filter(({ from, to }) => (rule.places === null ? from < to : from === rule.from && to === rule.to)),
  )
}

/** Whether two windows begin and end together, on any day. */
export const isSameWindow = (one: WindowRule) => (other: WindowRule) =>
  one.from === other.from &&
  one.to === other.to &&
  one.weekdays.some((weekday) => other.weekdays.includes(weekday))

/** How many orders a window was made for, whether it takes any still; null: any number, or it is in no table any more. */
export function placesOf(key: string, { rules }: WindowSchedule): number | null {
  const time = windowTimeOf(key)
  const rule =
    time &&
    rules.find(
      ({ weekdays, from, to }) =>
        from === time.from && to === time.to && weekdays.includes(weekdayOf(time.day)),
    )
  return rule?.places ?? null
}

/** A window that takes orders, as it is called now: `Hoje, 16h–18h`. */
export type OfferedWindow = {
  readonly key: string
  readonly text: string
  /** No place is left, but for the order that holds one already. */
  readonly isFull?: true
}

/** How many orders hold a place in each window; none where it is missing. */
export type WindowLoads = ReadonlyMap<string, number>

export const hasPlace = ({ key, places }: Pick<DeliveryWindow, 'key' | 'places'>, loads: WindowLoads) =>
  places === null || (loads.get(key) ?? 0) < places
