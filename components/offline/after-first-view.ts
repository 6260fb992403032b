/** Milliseconds for which a page is looked at before anything is done behind it. */
const pauseMs = 1500

/** Runs once the page has loaded and the browser has nothing to do; the function it gives back calls it off. */
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
