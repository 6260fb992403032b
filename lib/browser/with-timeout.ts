export async function withTimeout<T>(
  milliseconds: number,
  outer: AbortSignal | undefined,
  work: (signal: AbortSignal) => Promise<T>,
): Promise<T> {
  const controller = new AbortController()
  const abort = () => controller.abort()
  const timer = setTimeout(abort, milliseconds)
  outer?.addEventListener('abort', abort)
  if (outer?.aborted) abort()
  try {
    return await work(controller.signal)
  } finally {
    clearTimeout(timer)
    outer?.removeEventListener('abort', abort)
  }
}

/**
 * Runs in one tab at a time; the lock spans the work, as other tabs see writes late. Goes on without a tab
 * that hangs longer than that.
 */
export async function runOneTabAtATime<T>(
  name: string,
  milliseconds: number,
  work: () => Promise<T>,
): Promise<T> {
  const started: Promise<T>[] = []
  const start = () => {
    const running = work()
    started.push(running)
    return running
  }
  try {
    const { locks } = navigator
    await withTimeout(milliseconds, undefined, async (signal) => locks?.request(name, { signal }, start))
  } catch {
    // No locks, or timed out; errors of `work` are rethrown below.
  }
  return started[0] ?? work()
}
