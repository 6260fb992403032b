/** Milliseconds. */
const lookEveryMs = 500

/**
 * Calls back once when the process that started this one is gone. What npm starts it does not always tell of a signal:
 * one that ends npm itself, or the shell between, leaves what it started running.
 */
export function whenParentIsGone(callback) {
  const parent = process.ppid
  const timer = setInterval(() => {
    if (process.ppid === parent) return
    clearInterval(timer)
    callback()
  }, lookEveryMs)
  timer.unref()
}
