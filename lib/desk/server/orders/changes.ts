import { onShutdown } from '../../../server/end-on-signal.ts'

type Options = {
  /** `revision` of the order journal; may throw while the database is away. */
  readonly readRevision: () => Promise<string>
  readonly everyMs?: number
  readonly heartbeatMs?: number
  readonly recheckMs?: number
  readonly limits?: { readonly total: number; readonly perSession: number }
}

export type Listening = {
  readonly session: string
  readonly expiresAt: number
  /** Polled every other second to end streams with their session; may throw while unknown. */
  readonly isSignedIn: () => Promise<boolean>
}

export type Refused = 'too-many-requests' | 'shop-busy'

export type Changes = {
  /** Sends `{"revision": …}` at once and after every change. */
  readonly listen: (listening: Listening) => ReadableStream<Uint8Array> | Refused
  readonly count: () => number
}

type Listener = Listening & { readonly send: (text: string) => void; readonly end: () => void }

/** Browsers open at most six connections to a server; other tabs poll (trust R51). */
const defaultLimits = { total: 256, perSession: 3 }

const unreadMessages = 32

const encoder = new TextEncoder()

/** Notifies desks of order changes with one poll a second, none without listeners. */
export function createChanges({
  readRevision,
  everyMs = 1000,
  // Below the 30 s after which servers and proxies close idle connections.
  heartbeatMs = 15_000,
  recheckMs = 2000,
  limits = defaultLimits,
}: Options): Changes {
  const listeners = new Set<Listener>()
  let known: string | null = null
  let isEnding = false
  let stop: (() => void) | null = null

  onShutdown(() => {
    isEnding = true
    for (const listener of listeners) listener.end()
  })

  const message = (revision: string) => `data: ${JSON.stringify({ revision })}\n\n`

  async function look(): Promise<void> {
    const revision = await readRevision().catch(() => null)
    if (revision === null || revision === known) return
    known = revision
    for (const listener of listeners) listener.send(message(revision))
  }

  async function recheck(): Promise<void> {
    await Promise.all(
      [...listeners].map(async (listener) => {
        const isGood = await listener.isSignedIn().catch(() => true)
        if (!isGood) listener.end()
      }),
    )
  }

  function repeat(work: () => Promise<void> | void, milliseconds: number): () => void {
    let timer: NodeJS.Timeout
    let isStopped = false
    const wait = () => {
      if (!isStopped) timer = setTimeout(() => void Promise.resolve(work()).finally(wait), milliseconds)
    }
    wait()
    return () => {
      isStopped = true
      clearTimeout(timer)
    }
  }

  function start(): () => void {
    const ends = [
      repeat(look, everyMs),
      repeat(recheck, recheckMs),
      repeat(() => {
        for (const listener of listeners) listener.send(':\n\n')
      }, heartbeatMs),
    ]
    return () => {
      for (const end of ends) end()
      known = null
    }
  }

  function listen(listening: Listening): ReadableStream<Uint8Array> | Refused {
    const ofSession = [...listeners].filter(({ session }) => session === listening.session).length
    if (ofSession >= limits.perSession) return 'too-many-requests'
    if (isEnding || listeners.size >= limits.total) return 'shop-busy'
    let leave: () => void = () => undefined
    return new ReadableStream<Uint8Array>(
      {
        start(controller) {
          const listener: Listener = {
            ...listening,
            send(text) {
              if ((controller.desiredSize ?? 0) <= 0) listener.end()
              else controller.enqueue(encoder.encode(text))
            },
            end() {
              if (!listeners.has(listener)) return
              leave()
              controller.close()
            },
          }
          const expiry = setTimeout(() => listener.end(), Math.max(0, listening.expiresAt - Date.now()))
          leave = () => {
            clearTimeout(expiry)
            listeners.delete(listener)
            if (listeners.size > 0) return
            stop?.()
            stop = null
          }
          listeners.add(listener)
          stop ??= start()
          // Starts the response at once; the client compares revisions itself.
          listener.send(known === null ? ':\n\n' : message(known))
          if (known === null) void look()
        },
        cancel: () => leave(),
      },
      { highWaterMark: unreadMessages },
    )
  }

  return { listen, count: () => listeners.size }
}
