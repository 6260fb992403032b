import { withTimeout } from '@/lib/browser/with-timeout'

/** Milliseconds. Another tab's call may hang; this one then goes on, with the key that both have by now. */
const timeoutMs = 2000

/**
 * One tab after the other, where the browser has locks. What a tab has written is seen by the next only a moment
 * later (in Chromium two tabs read two keys in 4 of 100 tries), so the turn lasts as long as the work.
 */
export async function runOneTabAtATime<T>(work: () => Promise<T>): Promise<T> {
  const started: Promise<T>[] = []
  const start = () => {
    const running = work()
    started.push(running)
    return running
  }
  try {
    const { locks } = navigator
    await withTimeout(timeoutMs, undefined, async (signal) =>
      locks?.request('e-commerce-checkout', { signal }, start),
    )
  } catch {
    // No locks for this page, or its turn did not come; what `work` itself throws is thrown below.
  }
  return started[0] ?? work()
}
