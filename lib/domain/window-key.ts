import { momentOf } from './market-time.ts'

/** ISO 8601 interval on the market's clock; an end that is not later is of the next day. */
export const windowKeyPattern = /^\d{4}-\d\d-\d\dT([01]\d|2[0-3]):[0-5]\d\/([01]\d|2[0-3]):[0-5]\d$/

export type WindowTime = {
  readonly day: string
  /** Minutes since midnight. */
  readonly from: number
  /** More than `from`; past 1440 it is of the next day. */
  readonly to: number
}

const clockText = (minutes: number) =>
  [Math.floor(minutes / 60) % 24, minutes % 60].map((part) => String(part).padStart(2, '0')).join(':')

export const windowKey = ({ day, from, to }: WindowTime) => `${day}T${clockText(from)}/${clockText(to)}`

export function windowTimeOf(key: string): WindowTime | null {
  if (!windowKeyPattern.test(key)) return null
  const [from = 0, to = 0] = key
    .slice(11)
    .split('/')
    .map((clock) => Number(clock.slice(0, 2)) * 60 + Number(clock.slice(3)))
  return { day: key.slice(0, 10), from, to: to > from ? to : to + 1440 }
}

export function windowSpan(window: string | null | undefined) {
  const time = windowTimeOf(window ?? '')
  return time && { from: momentOf(time.day, time.from), to: momentOf(time.day, time.to) }
}
