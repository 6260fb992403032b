import type { DeskRevision } from '../api/orders.ts'
import { readDesk } from './call-desk.ts'

type Options = {
  /** Also called for the first revision, since the page may be older. */
  readonly onChange: () => void
  readonly onHeard: () => void
  readonly onLost: (error: unknown) => void
}

/** Milliseconds between polls, without and with a live stream. */
const askMs = { cutOff: 10_000, live: 60_000 } as const
const reopenMs = 30_000

/** Follows order changes by event stream, or by polling without one; returns a stop function. */
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
      // Otherwise EventSource reconnects itself; a refusal closes it for good.
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
        // An answer sent before the disconnect is outdated.
        askAgain(isLive() && navigator.onLine)
      },
      (error: unknown) => {
        if (stopping.signal.aborted) return
        // A stream stays open for long after its connection is lost.
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
