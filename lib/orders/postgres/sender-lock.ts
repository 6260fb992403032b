import { keepSession } from '../../server/database/keep-session.ts'
import type { Sql } from '../../server/database/sql.ts'

/** The first half of every sender's lock, so that nothing else takes it. */
export const senderLockClass = 7_310_017

export type SenderLock = {
  /** Of this process, written beside each order that it sends. */
  readonly sender: number
  readonly close: () => Promise<void>
}

/**
 * A lock that this process holds in the database as long as it lives. When the process dies, the server lets go of it,
 * at once, or within some ten seconds when its whole machine is gone; then everybody knows that what it was sending is
 * unknown. A connection that breaks is made again.
 */
export async function holdSenderLock(database: Sql, url: string): Promise<SenderLock> {
  const [row] = await database.query<{ sender: number }>(`SELECT nextval('order_senders')::integer AS sender`)
  if (!row) throw new Error('the sequence of senders gave nothing')
  const { sender } = row
  const session = keepSession({
    url,
    // The lock of a connection that broke may be let go of a moment later than it is taken anew.
    begin: async (query) => void (await query('SELECT pg_advisory_lock($1, $2)', [senderLockClass, sender])),
  })
  await session.ready.catch(async (error) => {
    await session.close()
    throw error
  })
  return { sender, close: session.close }
}
