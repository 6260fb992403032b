/** Runs after the next paint, so that touches respond; immediately when leaving. */
export function afterPaint(work: () => void): void {
  let isDone = false
  function run() {
    removeEventListener('pagehide', run)
    if (isDone) return
    isDone = true
    work()
  }
  addEventListener('pagehide', run)
  requestAnimationFrame(() => setTimeout(run))
}
