import type { Order, OrderState } from '../../lib/domain/order.ts'

const minute = 60_000
/** A payment takes a while; after that a person should look. */
const openedGraceMs = 30 * minute
/** Nothing is sent later than seconds after it was recorded. */
const recordedGraceMs = 5 * minute

export const pendingStates: readonly OrderState[] = ['recorded', 'opened', 'unknown']

/** Why a person should look at this order, or null. */
export function pendingReason(
  { state, updatedAt }: Pick<Order, 'state' | 'updatedAt'>,
  now: number,
): string | null {
  const age = now - Date.parse(updatedAt)
  if (state === 'unknown') {
    return 'the store may have opened a payment that the shopper never saw: look for it there, and write to the shopper'
  }
  if (state === 'opened' && age > openedGraceMs) {
    return `payment opened ${Math.floor(age / minute)} min ago, and no one has seen it paid or cancelled since: see in the store whether it is paid`
  }
  if (state === 'recorded' && age > recordedGraceMs) {
    return 'written down and never sent: the shop stopped in between; the store knows nothing of it'
  }
  return null
}
