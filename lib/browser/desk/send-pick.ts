import type { DeskOrder, DeskPick } from '../../api/desk/orders.ts'
import { DeskCallError, postDesk } from './call-desk.ts'
import type { PickAnswer } from './pick-sender.ts'

/** Kinds of our own server's problems that no other try of the same tick can change. */
const finalKinds: readonly string[] = ['bad-body', 'not-found']

/**
 * Sends one tick once, and says what came of it. A status alone refuses nothing: 404 may come from a proxy while the shop
 * is being put in place anew.
 */
export async function sendPick(code: string, pick: DeskPick): Promise<PickAnswer> {
  try {
    return { kind: 'saved', order: await postDesk<DeskOrder>(`/api/desk/orders/${code}/picks`, pick) }
  } catch (error) {
    if (!(error instanceof DeskCallError)) throw error
    if (error.kind === 'desk-conflict') return { kind: 'conflict' }
    return { kind: finalKinds.includes(error.kind) ? 'refused' : 'later' }
  }
}
