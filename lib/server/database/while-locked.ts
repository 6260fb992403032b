import { faultOf } from './fault.ts'

/** Milliseconds; with the waits for prices and for the store a checkout stays within what its page waits for. */
const longestWaitMs = 2000
const longestPauseMs = 50

/** Does the work again while another process holds the lock, without blocking; gives up after 2 s. */
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
