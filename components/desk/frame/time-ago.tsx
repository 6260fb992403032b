import { useSyncExternalStore } from 'react'
import { serverNow } from '@/lib/browser/server-clock'
import { agoText, dayAndTime } from '@/lib/desk/copy/times'

const everyMs = 30_000
let now = serverNow()
const listeners = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function subscribe(listener: () => void): () => void {
  if (listeners.size === 0) {
    now = serverNow()
    timer = setInterval(() => {
      now = serverNow()
      for (const tell of listeners) tell()
    }, everyMs)
  }
  listeners.add(listener)
  return () => {
    listeners.delete(listener)
    if (listeners.size === 0) clearInterval(timer)
  }
}

type Props = {
  /** ISO 8601. */
  readonly at: string
  readonly className?: string
}

/** Relative time to the half minute, exact on hover; all instances share one timer. */
export function TimeAgo({ at, className }: Props) {
  const shown = useSyncExternalStore(subscribe, () => now)
  return (
    <time dateTime={at} title={dayAndTime(at)} className={className}>
      {agoText(Date.parse(at), shown)}
    </time>
  )
}
