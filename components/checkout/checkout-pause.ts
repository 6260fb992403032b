import './checkout-pause.css'

import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'
import { checkoutPauseCopy } from '@/lib/copy/buying'

type Options = {
  /** Milliseconds, of a clock that goes on evenly. */
  readonly now: () => number
  /** Shows what is left of the pause, in seconds, until that is 0. */
  readonly show: (secondsLeft: () => number) => void
}

/** Milliseconds: a second that is shown is never more than this late. */
const lookMs = 250
/** Milliseconds: what a live region holds when it comes is not read, what is put into it then is. */
const announceMs = 150

/** The buttons that start a checkout: of cards, of a product and of the cart. By what they are called already: no first view grows. */
const buttons = '.card-buy button, .buy-now, .cart-finish'

let shownSeconds: (() => number) | null = null

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

/**
 * Counts down on every button that starts a checkout, past React, so that no first view carries it. They keep the focus
 * and can be pressed: what decides is the pause itself. A screen reader announces both ends politely, not each second.
 */
export function countDown(secondsLeft: () => number): void {
  const isRunning = shownSeconds !== null
  shownSeconds = secondsLeft
  announce(checkoutPauseCopy.begins(secondsLeft()))
  mark()
  if (isRunning) return
  const timer = setInterval(() => {
    if (mark()) return
    clearInterval(timer)
    shownSeconds = null
    announce(checkoutPauseCopy.over)
  }, lookMs)
}

/** Also what has come onto the page meanwhile. False once nothing is left. */
function mark(): boolean {
  const seconds = shownSeconds?.() ?? 0
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    if (seconds > 0) {
      button.dataset['pause'] = checkoutPauseCopy.left(seconds)
      button.setAttribute('aria-disabled', 'true')
    } else if (button.dataset['pause']) {
      delete button.dataset['pause']
      button.removeAttribute('aria-disabled')
    }
  }
  return seconds > 0
}

function announce(text: string): void {
  // Beside an open window nothing is read.
  const place = document.querySelector('[role=dialog]') ?? document.body
  const region = document.createElement('p')
  region.className = 'sr-only'
  region.setAttribute('role', 'status')
  place.append(region)
  setTimeout(() => {
    region.textContent = text
  }, announceMs)
  setTimeout(() => region.remove(), 10_000)
}
