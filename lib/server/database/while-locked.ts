import { faultOf } from './fault.ts'

/** Milliseconds; together with price and store waits, within the checkout's limit. */
const longestWaitMs = 2000
const longestPauseMs = 50

/** Retries while another process holds the lock, without blocking; gives up after 2 s. */
export async function whileLocked<T>(work: () => T | Promise<T>, waitMs = longestWaitMs): Promise<T> {
  const deadline = performance.now() + waitMs
  for (let pauseMs = 2; ; pauseMs = Math.min(longestPauseMs, pauseMs * 2)) {
    try {
      return await work()
    } catch (error) {
      if (faultOf(error) !== 'locked' || performance.now() > deadline) throw error
    }
    await new Promise((resolve) => setTimeout(resolve, pauseMs))
  }
}
