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

const offered = 6

type Options = {
  readonly schedule: WindowSchedule
  readonly journal: Pick<OrderJournal, 'countInWindows'>
  readonly now: number
  readonly chosen?: string
}

type Found = { readonly window: DeliveryWindow; readonly isFull: boolean }

/** Throws when places are counted and the journal cannot be read. */
async function findWindows({ schedule, journal, now, chosen }: Options): Promise<readonly Found[]> {
  const open = openWindows(schedule, now)
  const isCounted = open.some(({ places }) => places !== null)
  const loads = isCounted ? await journal.countInWindows(marketTime(now).day) : new Map()
  const found = open.map((window) => ({ window, isFull: !hasPlace(window, loads) }))
  const last = found.filter(({ isFull }) => !isFull)[offered - 1]
  const end = Math.max(
    last ? found.indexOf(last) : found.length,
    found.findIndex(({ window }) => window.key === chosen),
  )
  return found.slice(0, end + 1)
}

type Offer = {
  readonly windows: readonly OfferedWindow[]
  /** Milliseconds until a window closes or its label changes. */
  readonly validMs: number
}

export async function offerWindows(options: Options): Promise<Offer> {
  const { now } = options
  const found = await findWindows(options)
  const { day } = marketTime(now)
  const midnight = momentOf(addDays(day, 1), 0)
  return {
    windows: found.map(({ window: { key }, isFull }) => ({
      key,
      text: windowTextOn(key, day),
      ...(isFull && { isFull }),
    })),
    validMs: Math.min(midnight, ...found.map(({ window: { closesAt } }) => closesAt)) - now,
  }
}
