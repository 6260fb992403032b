'use client'

import { type RefObject, useEffect } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { MessageCircle } from '@/components/ui/icons'
import { reportRelease } from '@/lib/browser/fetch-message-order'
import { postReturn } from '@/lib/browser/post-return'
import { isAllowedCheckoutAddress } from '@/lib/domain/checkout'
import { type MessageOrder, messageOrderPath, sentMessageKey } from '@/lib/domain/message-order'
import { takeReturnValue } from '@/lib/domain/return-value'
import { placedOrderOf } from '@/stores/checkout/placed-orders'
import { recordReturn } from '@/stores/checkout/return-from-payment'
import { leftFromHereKey } from '@/stores/checkout/storage-keys'
import { openStoredText, tabStorage } from '@/stores/stored-value'
import { useSettings, useStores } from '@/stores/storefront-provider'

const leftFromHere = openStoredText(tabStorage, leftFromHereKey)
const sentMessage = openStoredText(tabStorage, sentMessageKey)

/** Whether this tab came here to buy: the market and others open the link of the message. */
const isShopper = () => leftFromHere.read() !== null

/** The attempt behind an order of this device or tab; null to the market and others. */
export const attemptOf = (code: string) => placedOrderOf(code).key ?? leftFromHere.read()

/** A key as `checkout-attempts.ts` makes it, and no place of the page: those are capitals, as codes of orders are. */
const attemptPattern = /^#[\da-f-]{36}$/

/** Where the browser keeps nothing, the attempt comes behind the '#' of the address, and is known as long as this page. */
export function adoptAttempt(): void {
  const { hash, pathname } = window.location
  if (!attemptPattern.test(hash)) return
  if (leftFromHere.read() === null) leftFromHere.write(hash.slice(1))
  window.history.replaceState(window.history.state, '', pathname)
}

type Options = { readonly token: string; readonly isSent: RefObject<boolean> }

type Props = {
  readonly code: string
  readonly send: NonNullable<MessageOrder['send']>
  readonly isLoud: boolean
  readonly onSend: () => void
}

/** Time for the browser to open WhatsApp (ms). */
const openingMs = 300

/**
 * Opens WhatsApp with the order written in a tab of its own. The shopper's own tab goes on to /success, so that nothing is
 * lost where it does not open; the page's address goes with it behind the '#', which no server and no cache sees.
 */
export function SendButton({ code, send: { label, link, next }, isLoud, onSend }: Props) {
  const { checkoutHosts: hosts } = useSettings()
  if (!isAllowedCheckoutAddress(link, { hosts, ownOrigin: window.location.origin })) return null
  const goOn = () => {
    const attempt = attemptOf(code)
    if (attempt === null) return
    onSend()
    // What /success reports is this order, whatever this tab or another has left for since.
    const isNoted = leftFromHere.write(attempt)
    const { value } = takeReturnValue(new URL(next, window.location.origin).search)
    // There it could not be known.
    if (!isNoted && value)
      void postReturn({ order: attempt, value }, { fetch: (...request) => fetch(...request) })
    sentMessage.write(link)
    window.setTimeout(() => window.location.assign(`${next}#${window.location.pathname}`), openingMs)
  }
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonVariants({ variant: isLoud ? 'default' : 'secondary', size: 'lg', className: 'mt-5' })}
      onClick={goOn}
    >
      <MessageCircle />
      {label}
    </a>
  )
}

/**
 * Left without being sent, the order gives its pieces back. A link of the shop's own frame leads back without a load, so
 * that its cart is given back here, as any other page does it when a tab is back from its payment.
 */
export function useLeaving({ token, isSent }: Options): void {
  const { cart } = useStores()
  useEffect(() => {
    const release = () => {
      if (isShopper() && !isSent.current) reportRelease(token)
    }
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      if (window.location.pathname === messageOrderPath(token)) return
      release()
      cart.getState().restore(recordReturn({ tabStorage, navigation: 'navigate' }))
    }
  }, [token, isSent, cart])
}
