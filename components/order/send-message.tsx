'use client'

import { MessageCircle } from 'lucide-react'
import { type RefObject, useEffect } from 'react'
import { buttonVariants } from '@/components/ui/button'
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

/** True when this tab came to buy; others open the message's link. */
const isShopper = () => leftFromHere.read() !== null

/** Purchase attempt of an order; null for the market and others. */
export const attemptOf = (code: string) => placedOrderOf(code).key ?? leftFromHere.read()

/** Key format of `checkout-attempts.ts`; order codes are capitals. */
const attemptPattern = /^#[\da-f-]{36}$/

/** Reads the attempt from the fragment when storage is blocked. */
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

/** Milliseconds for WhatsApp to open. */
const openingMs = 300

/**
 * Opens WhatsApp in its own tab, and continues to /success here. The page's address follows in the fragment,
 * which reaches no server or cache.
 */
export function SendButton({ code, send: { label, link, next }, isLoud, onSend }: Props) {
  const { checkoutHosts: hosts } = useSettings()
  if (!isAllowedCheckoutAddress(link, { hosts, ownOrigin: window.location.origin })) return null
  const goOn = () => {
    const attempt = attemptOf(code)
    if (attempt === null) return
    onSend()
    // /success reports this order, even if a tab left for another since.
    const isNoted = leftFromHere.write(attempt)
    const { value } = takeReturnValue(new URL(next, window.location.origin).search)
    // Storage is blocked: /success could not know.
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
      className={buttonVariants({
        variant: isLoud ? 'default' : 'secondary',
        size: 'lg',
        className: 'mt-5 w-full',
      })}
      onClick={goOn}
    >
      <MessageCircle />
      {label}
    </a>
  )
}

/** Releases an unsent order's pieces on leaving; restores the cart for in-shop links, which do not reload. */
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
