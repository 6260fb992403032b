import { addDays, marketTime, momentOf, weekdayOf } from './market-time.ts'
import { isClosedDay, type WeeklyHours } from './opening-hours.ts'
import { windowKey, windowTimeOf } from './window-key.ts'

export type WindowRule = WeeklyHours & {
  /** Minutes before its start at which it closes for orders. */
  readonly closesBefore: number
  /** Order capacity; null is unlimited. */
  readonly places: number | null
}

export type WindowSchedule = {
  readonly rules: readonly WindowRule[]
  readonly closedDays: readonly string[]
  readonly pickups?: readonly PickupHours[]
}

export type PickupHours = { readonly place: string; readonly week: readonly WeeklyHours[] }

export type DeliveryWindow = {
  readonly key: string
  readonly places: number | null
  readonly closesAt: number
  readonly startsAt: number
}

const daysAhead = 14

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
          // Skips an hour that summer time leaves out.
          const isUsable = at < closesAt && startsAt < momentOf(day, to)
          return isUsable ? [{ key: windowKey({ day, from, to }), places, closesAt, startsAt }] : []
        }),
    )
    .sort((one, other) => one.startsAt - other.startsAt)
}

export function findOpenWindow(key: string, schedule: WindowSchedule, at: number): DeliveryWindow | null {
  return openWindows(schedule, at).find((window) => window.key === key) ?? null
}

export function scheduleFor(city: string | null, schedule: WindowSchedule): WindowSchedule {
  const week = schedule.pickups?.find(({ place }) => place === city)?.week
  if (!week) return schedule
  const parts = schedule.rules
    .flatMap((rule) =>
      rule.weekdays.flatMap((weekday) => partsWithin(week, { ...rule, weekdays: [weekday] })),
    )
    .sort((one, other) => Number(one.places === null) - Number(other.places === null))
  return { ...schedule, rules: parts.filter((part, index) => parts.findIndex(isSameWindow(part)) === index) }
}

/** Cuts a window to the given hours; one with places is kept whole or dropped. */
function partsWithin(week: readonly WeeklyHours[], rule: WindowRule): readonly WindowRule[] {
  const [weekday = 0] = rule.weekdays
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

export const isSameWindow = (one: WindowRule) => (other: WindowRule) =>
  one.from === other.from &&
  one.to === other.to &&
  one.weekdays.some((weekday) => other.weekdays.includes(weekday))

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

/** Window open for orders, named as of now: `Hoje, 16h–18h`. */
export type OfferedWindow = {
  readonly key: string
  readonly text: string
  readonly isFull?: true
}

export type WindowLoads = ReadonlyMap<string, number>

export const hasPlace = ({ key, places }: Pick<DeliveryWindow, 'key' | 'places'>, loads: WindowLoads) =>
  places === null || (loads.get(key) ?? 0) < places
