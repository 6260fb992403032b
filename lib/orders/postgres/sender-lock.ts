import type { Client } from 'pg'
import { loadPg } from '../../server/database/load-pg.ts'
import { connectionConfig, type Postgres, withFault } from '../../server/database/postgres.ts'

/** The first half of every sender's lock, so that it is nobody else's. */
export const senderLockClass = 7_310_017

/** Milliseconds. */
const firstPauseMs = 100
const longestPauseMs = 2000

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
export async function holdSenderLock(database: Postgres, url: string): Promise<SenderLock> {
  const [row] = await database.query<{ sender: number }>(`SELECT nextval('order_senders')::integer AS sender`)
  if (!row) throw new Error('the sequence of senders gave nothing')
  const { sender } = row
  let client = await connect(url, sender)
  let isClosed = false
  let timer: NodeJS.Timeout | undefined

  function follow(): void {
    client.on('error', () => undefined)
    client.once('end', () => reconnect(firstPauseMs))
  }

  function reconnect(pauseMs: number): void {
    if (isClosed) return
    timer = setTimeout(async () => {
      try {
        client = await connect(url, sender)
        if (isClosed) await client.end()
        else follow()
      } catch {
        reconnect(Math.min(longestPauseMs, pauseMs * 2))
      }
    }, pauseMs).unref()
  }

  follow()
  return {
    sender,
    async close() {
      isClosed = true
      clearTimeout(timer)
      await client.end()
    },
  }
}

async function connect(url: string, sender: number): Promise<Client> {
  const { Client } = loadPg()
  const config = connectionConfig({ url })
  const client = new Client({
    ...config,
    keepAliveInitialDelayMillis: 5000,
    // The server asks an idle machine whether it is still there, and gives up after 11 s without an answer.
    options: `${config.options} -c idle_session_timeout=0 -c tcp_keepalives_idle=5 -c tcp_keepalives_interval=2 -c tcp_keepalives_count=3`,
  })
  client.on('error', () => undefined)
  await withFault(async () => {
    await client.connect()
    // The lock of a connection that broke may be let go of a moment later than it is taken anew.
    await client.query('SELECT pg_advisory_lock($1, $2)', [senderLockClass, sender])
  }).catch(async (error) => {
    await client.end().catch(() => undefined)
    throw error
  })
  return client
}
