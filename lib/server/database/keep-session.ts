import type { Client } from 'pg'
import { loadPg } from '../load-package.ts'
import { connectionConfig, rowsOf, setSession, withFault } from './postgres.ts'
import type { Query } from './sql.ts'

type Options = {
  readonly url: string
  readonly begin: (query: Query) => Promise<void>
  readonly onNotification?: (payload: string) => void
  readonly onLost?: () => void
  /** Runs repeatedly while connected: a heartbeat, and a fallback for lost notifications. */
  readonly look?: (query: Query) => Promise<void>
  readonly lookMs?: number
}

const firstPauseMs = 100
const longestPauseMs = 2000

/** Keeps a dedicated connection for a lock or LISTEN, and reconnects after every loss. */
export function keepSession(options: Options) {
  const { url, begin, onNotification, onLost, look, lookMs = 1000 } = options
  let client: Client | null = null
  let isClosed = false
  let timer: NodeJS.Timeout | undefined
  let lookTimer: NodeJS.Timeout | undefined
  let last: Promise<unknown> = Promise.resolve()

  async function open(): Promise<void> {
    const opened = newClient(url)
    opened.on('notification', ({ payload }) => onNotification?.(payload ?? ''))
    let hasEnded = false
    opened.once('end', () => {
      hasEnded = true
      lose(opened)
    })
    try {
      await withFault(async () => {
        await opened.connect()
        await opened.query(setSession({ url }, aliveness))
        await begin((statement, values) => rowsOf(opened, statement, values))
        if (hasEnded) throw new Error('Connection terminated')
      })
    } catch (error) {
      end(opened)
      throw error
    }
    if (isClosed) end(opened)
    else client = opened
  }

  function lose(lost: Client): void {
    if (client !== lost) return
    client = null
    onLost?.()
    reopen(firstPauseMs)
  }

  function reopen(pauseMs: number): void {
    if (isClosed) return
    timer = setTimeout(() => {
      open().catch(() => reopen(Math.min(longestPauseMs, pauseMs * 2)))
    }, pauseMs).unref()
  }

  async function work<T>(task: (query: Query) => Promise<T>): Promise<T> {
    const used = client
    if (used === null) throw new Error('Connection terminated')
    try {
      return await task((statement, values) => rowsOf(used, statement, values))
    } catch (error) {
      end(used)
      lose(used)
      throw error
    }
  }

  /** Runs one piece of work at a time. Rejects while disconnected; an unresponsive connection is dropped. */
  function use<T>(task: (query: Query) => Promise<T>): Promise<T> {
    const turn = last.then(() => withFault(() => work(task)))
    last = turn.catch(() => undefined)
    return turn
  }

  async function keepLooking(): Promise<void> {
    if (look === undefined) return
    await use(look).catch(() => undefined)
    if (!isClosed) lookTimer = setTimeout(keepLooking, lookMs).unref()
  }

  const ready = open()
  ready.catch(() => reopen(firstPauseMs))
  return {
    /** Resolves on the first connection; rejects when the first try fails. Retries either way. */
    ready,
    /** Resolves after the first `look` or its failure. */
    looked: ready.then(keepLooking, keepLooking),
    isOpen: () => client !== null,
    use,
    async close() {
      isClosed = true
      clearTimeout(timer)
      clearTimeout(lookTimer)
      await ready.catch(() => undefined)
      await last
      const open = client
      client = null
      await open?.end().catch(() => undefined)
    },
  }
}

/** TCP keep-alive and timeout: detects a dead server within 9 s. */
const aliveness = {
  idle_session_timeout: 0,
  tcp_keepalives_idle: 5,
  tcp_keepalives_interval: 2,
  tcp_keepalives_count: 2,
  tcp_user_timeout: 9000,
}

function newClient(url: string): Client {
  const { Client } = loadPg()
  const client = new Client({ ...connectionConfig({ url }), keepAliveInitialDelayMillis: 5000 })
  client.on('error', () => undefined)
  return client
}

/** Does not wait: the other end may be gone. */
function end(client: Client): void {
  client.end().catch(() => undefined)
}
