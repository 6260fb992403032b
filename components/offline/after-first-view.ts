/** Milliseconds before background work. */
const pauseMs = 1500

/** Runs when loaded and idle; returns a cancel function. */
export function afterFirstView(run: () => void): () => void {
  const calledOff = new AbortController()
  const { signal } = calledOff
  const whenIdle = () => {
    if (signal.aborted) return
    if ('requestIdleCallback' in window) window.requestIdleCallback(() => signal.aborted || run())
    else run()
  }
  const pause = () => setTimeout(whenIdle, pauseMs)
  if (document.readyState === 'complete') pause()
  else window.addEventListener('load', pause, { once: true, signal })
  return () => calledOff.abort()
}
