'use client'

import { buttonVariants } from '@/components/ui/button'
import { isAllowedCheckoutAddress } from '@/lib/domain/checkout'
import type { MessageOrder } from '@/lib/domain/message-order'
import { useSettings } from '@/stores/storefront-provider'
import { isShopper } from './use-leaving'

type Props = { readonly send: NonNullable<MessageOrder['send']>; readonly onSend: () => void }

/** Time for the browser to open WhatsApp (ms). */
const openingMs = 300

/**
 * Opens WhatsApp with the order written in a tab of its own. The shopper's own tab goes on to /success, so that nothing is
 * lost where it does not open; the page's address goes with it behind the '#', which no server and no cache sees.
 */
export function SendButton({ send: { label, link, next }, onSend }: Props) {
  const { checkoutHosts: hosts } = useSettings()
  if (!isAllowedCheckoutAddress(link, { hosts, ownOrigin: window.location.origin })) return null
  const goOn = () => {
    if (!isShopper()) return
    onSend()
    window.setTimeout(() => window.location.assign(`${next}#${window.location.pathname}`), openingMs)
  }
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonVariants({ size: 'lg', className: 'mt-5' })}
      onClick={goOn}
    >
      {label}
    </a>
  )
}
