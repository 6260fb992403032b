import type { DeskRevision } from '../api/orders.ts'
import { readDesk } from './call-desk.ts'

type Options = {
  /** Called with the first revision, too: something may have changed since the page was filled. */
  readonly onChange: () => void
  /** Called whenever the market has said how it is, which may be as it was. */
  readonly onHeard: () => void
  /** Called with why it cannot be asked how it is. */
  readonly onLost: (error: unknown) => void
}

/** Milliseconds between two questions: while the stream cannot be had, and while it says nothing by which it is alive. */
const askMs = { cutOff: 10_000, live: 60_000 } as const
const reopenMs = 30_000

/**
 * Follows every change of an order: by an event stream, and where there is none (a proxy, too many tabs) by asking. Ends
 * with what it returns.
 */
export function followChanges({ onChange, onHeard, onLost }: Options): () => void {
  const stopping = new AbortController()
  let source: EventSource | null = null
  let reopening: ReturnType<typeof setTimeout> | undefined
  let asking: ReturnType<typeof setTimeout> | undefined
  let known: string | null = null

  const isLive = () => source?.readyState === EventSource.OPEN

  function receive({ revision }: DeskRevision): void {
    onHeard()
    if (revision === known) return
    known = revision
    onChange()
  }

  function open(): void {
    source = new EventSource('/api/desk/changes')
    source.onmessage = ({ data }) => receive(JSON.parse(String(data)) as DeskRevision)
    source.onerror = () => {
      // Else it connects again by itself. A refusal closes it for good, so it is tried anew.
      if (source?.readyState === EventSource.CLOSED) reopening = setTimeout(open, reopenMs)
      ask()
    }
  }

  function ask(): void {
    clearTimeout(asking)
    if (stopping.signal.aborted) return
    const askAgain = (isWell: boolean) => {
      asking = setTimeout(ask, isWell ? askMs.live : askMs.cutOff)
    }
    readDesk<DeskRevision>('/api/desk/revision', stopping.signal).then(
      (revision) => {
        receive(revision)
        // An answer that was under way as the connection went says nothing of it.
        askAgain(isLive() && navigator.onLine)
      },
      (error: unknown) => {
        if (stopping.signal.aborted) return
        // A stream stays open for long after its connection has gone.
        onLost(error)
        askAgain(false)
      },
    )
  }

  function askWhenSeen(): void {
    if (document.visibilityState === 'visible') ask()
  }

  open()
  asking = setTimeout(ask, askMs.cutOff)
  document.addEventListener('visibilitychange', askWhenSeen)
  window.addEventListener('online', ask)
  window.addEventListener('offline', ask)
  return () => {
    stopping.abort()
    source?.close()
    clearTimeout(reopening)
    clearTimeout(asking)
    document.removeEventListener('visibilitychange', askWhenSeen)
    window.removeEventListener('online', ask)
    window.removeEventListener('offline', ask)
  }
}
