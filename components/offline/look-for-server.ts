import { withTimeout } from '@/lib/browser/with-timeout'

/** Milliseconds, doubling. */
const pauseMs = { first: 1000, longest: 60_000 }
const answerMs = 10_000

type Options = {
  readonly signal: AbortSignal
  readonly isThere?: () => Promise<boolean>
  readonly onFound: () => void
}

/**
 * Polls with growing intervals, for browsers that never report being offline; pauses while hidden or offline.
 */
export function lookForServer({ signal, isThere = isShownPageThere, onFound }: Options): void {
  let pause = pauseMs.first
  let timer = setTimeout(look, pause)
  async function look(): Promise<void> {
    const isWorthwhile = navigator.onLine && document.visibilityState === 'visible'
    const isFound = isWorthwhile && (await isThere())
    if (signal.aborted) return
    if (isFound) return onFound()
    pause = Math.min(2 * pause, pauseMs.longest)
    timer = setTimeout(look, pause)
  }
  function lookSoon(): void {
    if (document.visibilityState !== 'visible') return
    clearTimeout(timer)
    pause = pauseMs.first
    timer = setTimeout(look, 0)
  }
  document.addEventListener('visibilitychange', lookSoon, { signal })
  signal.addEventListener('abort', () => clearTimeout(timer))
}

/** Checks for our answer; 502 and 504 come from a proxy. */
function isShownPageThere(): Promise<boolean> {
  const ask = (signal: AbortSignal) =>
    fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal })
  return withTimeout(answerMs, undefined, ask).then(
    ({ status }) => status < 500,
    () => false,
  )
}
