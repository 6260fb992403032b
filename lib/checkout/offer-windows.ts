import { windowTextOn } from '../copy/delivery-window.ts'
import {
  type DeliveryWindow,
  hasPlace,
  type OfferedWindow,
  openWindows,
  type WindowSchedule,
} from '../domain/delivery-windows.ts'
import { addDays, marketTime, momentOf } from '../domain/market-time.ts'
import type { OrderJournal } from '../orders/order-journal.ts'

/** As many as can be looked over at once. */
const offered = 6

type Options = {
  readonly schedule: WindowSchedule
  readonly journal: Pick<OrderJournal, 'countInWindows'>
  /** Milliseconds since 1970. */
  readonly now: number
}

/** The next windows with a place left, the soonest first. Throws where places are counted and the journal cannot be read. */
async function findWindows({ schedule, journal, now }: Options): Promise<readonly DeliveryWindow[]> {
  const open = openWindows(schedule, now)
  const isCounted = open.some(({ places }) => places !== null)
  const loads = isCounted ? await journal.countInWindows(marketTime(now).day) : new Map()
  return open.filter((window) => hasPlace(window, loads)).slice(0, offered)
}

type Offer = {
  readonly windows: readonly OfferedWindow[]
  /** Milliseconds from now after which one of them closes, or is called otherwise. */
  readonly validMs: number
}

/** The same in words. */
export async function offerWindows(options: Options): Promise<Offer> {
  const { now } = options
  const found = await findWindows(options)
  const { day } = marketTime(now)
  const midnight = momentOf(addDays(day, 1), 0)
  return {
    windows: found.map(({ key }) => ({ key, text: windowTextOn(key, day) })),
    validMs: Math.min(midnight, ...found.map(({ closesAt }) => closesAt)) - now,
  }
}
