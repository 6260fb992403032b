import type { DeskOrder, DeskPick } from '../../api/desk/orders.ts'
import { DeskCallError, postDesk } from './call-desk.ts'
import type { PickAnswer } from './pick-sender.ts'

/** Sends one tick once, and says what came of it. */
export async function sendPick(code: string, pick: DeskPick): Promise<PickAnswer> {
  try {
    return { kind: 'saved', order: await postDesk<DeskOrder>(`/api/desk/orders/${code}/picks`, pick) }
  } catch (error) {
    if (!(error instanceof DeskCallError)) throw error
    if (error.kind === 'desk-conflict') return { kind: 'conflict' }
    const isForGood = error.status === 400 || error.status === 404
    return { kind: isForGood ? 'refused' : 'later' }
  }
}
