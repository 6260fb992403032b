import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'

type Options = {
  /** Milliseconds, of a clock that goes on evenly. */
  readonly now: () => number
  /** Shows what is left of the pause, in seconds, until that is 0. */
  readonly show: (secondsLeft: () => number) => void
}

/**
 * The pause that an answer has asked for with Retry-After. It holds for every purchase of this page: all of them go to
 * the same store.
 */
export function createCheckoutPause({ now, show }: Options) {
  let refusal: PostCheckoutFailure | null = null
  let endsAt = Number.NEGATIVE_INFINITY
  const secondsLeft = () => Math.max(0, Math.ceil((endsAt - now()) / 1000))
  return {
    note(failure: PostCheckoutFailure): void {
      const { retryAfterSeconds } = failure
      if (retryAfterSeconds === undefined) return
      refusal = failure
      endsAt = now() + retryAfterSeconds * 1000
      show(secondsLeft)
    },
    /** What was answered, with the rest of its time; null when the shop may be asked again. */
    rest(): PostCheckoutFailure | null {
      const retryAfterSeconds = secondsLeft()
      return refusal && retryAfterSeconds > 0 ? { ...refusal, retryAfterSeconds } : null
    },
  }
}
