/**
 * Runs `work` behind the next frame, so that the answer to a touch is on the screen before what follows of it; a page
 * that is left before that runs it at once.
 */
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
