import { addDays, marketTime, momentOf } from '../../../domain/market-time.ts'
import { hourIn } from '../../../domain/order-promise.ts'
import { type DeskArrival, longestArrivalMinutes } from '../../api/orders.ts'

const minuteMs = 60_000

/** When that is, milliseconds since 1970, as `now`; null where the clock says so only when nothing arrives any more. */
export function arrivalMoment(arrival: NonNullable<DeskArrival>, now: number): number | null {
  if ('inMinutes' in arrival) return hourIn(arrival.inMinutes, now)
  const [hours = 0, minutes = 0] = arrival.at.split(':').map(Number)
  const { day } = marketTime(now)
  const moment = [day, addDays(day, 1)]
    .map((one) => momentOf(one, hours * 60 + minutes))
    .find((at) => at > now - minuteMs)
  return moment !== undefined && moment <= now + longestArrivalMinutes * minuteMs ? moment : null
}
