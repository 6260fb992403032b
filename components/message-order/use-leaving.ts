import { type RefObject, useEffect } from 'react'
import { reportRelease } from '@/lib/browser/fetch-message-order'
import { messageOrderPath } from '@/lib/domain/message-order-path'
import { recordReturn } from '@/stores/checkout/return-from-payment'
import { leftFromHereKey } from '@/stores/checkout/storage-keys'
import { openStoredText, tabStorage } from '@/stores/stored-value'
import { useStores } from '@/stores/storefront-provider'

const leftFromHere = openStoredText(tabStorage, leftFromHereKey)

/** Whether this tab came here to buy: the market and others open the link of the message. */
export const isShopper = () => leftFromHere.read() !== null

type Options = { readonly token: string; readonly isSent: RefObject<boolean> }

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
