import type { PostCheckoutFailure } from '@/lib/browser/post-checkout'
import { checkoutPauseCopy } from '@/lib/copy/buying'

type Options = {
  /** Monotonic, in milliseconds. */
  readonly now: () => number
  /** Shows the remaining seconds until 0. */
  readonly show: (secondsLeft: () => number) => void
}

/** Milliseconds; the countdown's maximum lag. */
const lookMs = 250
/** Milliseconds: live regions announce only later changes. */
const announceMs = 150

const buttons = '[data-slot=buy-now]'

/** Shows the seconds over the word, which keeps its room: nothing moves. */
const pausedLook =
  'relative! bg-muted! text-muted-foreground! [-webkit-text-fill-color:transparent] after:absolute after:inset-0 after:grid after:place-items-center after:tabular-nums after:content-[attr(data-pause)] after:[-webkit-text-fill-color:currentColor] forced-colors:after:bg-[ButtonFace]'.split(
    ' ',
  )

let shownSeconds: (() => number) | null = null

/** Tracks Retry-After for all purchases of this page, as they share a store. */
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
    /** Returns the refusal with its remaining time; null when over. */
    rest(): PostCheckoutFailure | null {
      const retryAfterSeconds = secondsLeft()
      return refusal && retryAfterSeconds > 0 ? { ...refusal, retryAfterSeconds } : null
    },
  }
}

/**
 * Counts down on checkout buttons outside React, so that no first view carries it. They stay focusable; start
 * and end are announced.
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

/** Includes new buttons. False at the end. */
function mark(): boolean {
  const seconds = shownSeconds?.() ?? 0
  for (const button of document.querySelectorAll<HTMLElement>(buttons)) {
    if (seconds > 0) {
      button.dataset['pause'] = checkoutPauseCopy.left(seconds)
      button.setAttribute('aria-disabled', 'true')
      button.classList.add(...pausedLook)
    } else if (button.dataset['pause']) {
      delete button.dataset['pause']
      button.removeAttribute('aria-disabled')
      button.classList.remove(...pausedLook)
    }
  }
  return seconds > 0
}

function announce(text: string): void {
  // Content outside an open dialog is not announced.
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
