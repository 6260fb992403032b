import { type FulfillmentState, type LinePick, mayPick, offerOf } from '../domain/fulfillment.ts'
import type { Query } from '../server/database/sql.ts'
import { becameColumns, type PickRow, pickOf } from './fulfillment.ts'
import type { NewReplacementAnswer } from './order-journal.ts'

const writeAnswer = `
  UPDATE order_picks SET answer = $3 WHERE key = $1 AND line = $2::integer RETURNING *`

const writeAnswerEvent = `
  INSERT INTO fulfillment_events (key, kind, to_state, line, ${becameColumns}, at)
  SELECT key, 'answer', answer, line, ${becameColumns}, $3::timestamptz FROM order_picks
  WHERE key = $1 AND line = $2::integer`

/** Locks both rows, so that a concurrent tick or move finishes first. Requires a transaction. */
export async function saveReplacementAnswer(
  query: Query,
  { key, line, offer, answer }: NewReplacementAnswer,
  at: string,
): Promise<LinePick | null> {
  const [order] = await query<{ fulfillment: FulfillmentState }>(
    'SELECT fulfillment FROM orders WHERE key = $1 FOR SHARE',
    [key],
  )
  const [row] = await query<PickRow>(
    'SELECT * FROM order_picks WHERE key = $1 AND line = $2::integer FOR UPDATE',
    [key, line],
  )
  const standing = row && pickOf(row)
  if (!order || !mayPick(order.fulfillment) || !standing || offerOf(standing) !== offer) return null
  if (standing.answer) return standing.answer === answer ? standing : null
  const [saved] = await query<PickRow>(writeAnswer, [key, line, answer])
  await query(writeAnswerEvent, [key, line, at])
  return saved ? pickOf(saved) : null
}
