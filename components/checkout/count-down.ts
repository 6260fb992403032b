import './checkout-pause.css'

import { checkoutPauseCopy } from '@/lib/copy/checkout-pause'

/** Milliseconds: a second that is shown is never more than this late. */
const lookMs = 250
/** Milliseconds: what a live region holds when it comes is not read, what is put into it then is. */
const announceMs = 150

/** The buttons that start a checkout: of cards, of a product and of the cart. By what they are called already: no first view grows. */
const buttons = '.card-buy button, .buy-bar .btn-primary, .cart-finish'

let shown: (() => number) | null = null

/**
 * Counts down on every button that starts a checkout, past React, so that no first view carries it. They keep the focus
 * and can be pressed: what decides is the pause itself. A screen reader announces both ends politely, not each second.
 */
export function countDown(secondsLeft: () => number): void {
  const isRunning = shown !== null
  shown = secondsLeft
  announce(checkoutPauseCopy.begins(secondsLeft()))
  mark()
  if (isRunning) return
  const timer = setInterval(() => {
    if (mark()) return
    clearInterval(timer)
    shown = null
    announce(checkoutPauseCopy.over)
  }, lookMs)
}

/** Also what has come onto the page meanwhile. False once nothing is left. */
function mark(): boolean {
  const seconds = shown?.() ?? 0
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
