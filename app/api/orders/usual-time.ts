import { lookedBackMs, type UsualTime, usualTimeOf } from '@/lib/domain/usual-time'
import { getOrderJournal } from '@/lib/orders/get-order-journal'
import { getEnvironment } from '@/lib/server/environment/server'

/** Milliseconds for which it stays as it was counted. */
const keptMs = 30 * 60_000
/** The newest say it: read in one go. */
const lookedAt = 250

let counted: { readonly until: number; readonly usual: Promise<UsualTime | null> } | null = null

/** How long orders take at this market as its journal has it, counted once in a while; null where that says nothing. */
export function findUsualTime(now = Date.now()): Promise<UsualTime | null> {
  if (counted === null || now >= counted.until) {
    const usual = count(now).catch(() => {
      counted = null
      return null
    })
    counted = { until: now + keptMs, usual }
  }
  return counted.usual
}

async function count(now: number): Promise<UsualTime | null> {
  const since = new Date(now - lookedBackMs).toISOString()
  const orders = await getOrderJournal().list({ since, fulfillment: ['delivered'], limit: lookedAt })
  return usualTimeOf(orders, getEnvironment().openingHours)
}
