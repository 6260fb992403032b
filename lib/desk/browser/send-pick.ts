import type { DeskOrder, DeskPick } from '../api/orders.ts'
import { DeskCallError, postDesk } from './call-desk.ts'
import type { PickAnswer } from './pick-sender.ts'

/** Kinds of our own server's problems that no other try of the same tick can change. */
const finalKinds: readonly string[] = ['bad-body', 'not-found']

/** A fault of this call alone; and an answer that is none. */
const failedStatuses: readonly number[] = [200, 500]

/**
 * Sends one tick once, and says what came of it. A status alone refuses nothing: 404 may come from a proxy while the shop
 * is being put in place anew.
 */
export async function sendPick(code: string, pick: DeskPick): Promise<PickAnswer> {
  try {
    const order = await postDesk<DeskOrder | undefined>(`/api/desk/orders/${code}/picks`, pick)
    return order?.code === code && Array.isArray(order.lines) ? { kind: 'saved', order } : { kind: 'failed' }
  } catch (error) {
    if (!(error instanceof DeskCallError)) throw error
    if (error.kind === 'desk-conflict') return { kind: 'conflict' }
    if (finalKinds.includes(error.kind)) return { kind: 'refused' }
    return { kind: failedStatuses.includes(error.status) ? 'failed' : 'later' }
  }
}
