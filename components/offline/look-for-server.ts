import { withTimeout } from '@/lib/browser/with-timeout'

/** Milliseconds until the first look; each further one comes after twice as long, up to the longest. */
const pauseMs = { first: 1000, longest: 60_000 }
const answerMs = 10_000

type Options = {
  readonly signal: AbortSignal
  readonly isThere: () => Promise<boolean>
  readonly onFound: () => void
}

/**
 * Looks for the server at growing intervals until it is there: where the browser itself was never offline, no event says
 * so. No request is sent while the page is hidden or the browser has no connection; at once when the page is shown again.
 */
export function lookForServer({ signal, isThere, onFound }: Options): void {
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

/** Whether the shop says anything at all for this page; what a proxy says in its place is 502 or 504. */
export function isShownPageThere(): Promise<boolean> {
  const ask = (signal: AbortSignal) =>
    fetch(window.location.pathname, { method: 'HEAD', cache: 'no-store', signal })
  return withTimeout(answerMs, undefined, ask).then(
    ({ status }) => status < 500,
    () => false,
  )
}
