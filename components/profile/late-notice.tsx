import './late-notice.css'

import { useContext } from 'react'
import { CircleAlert } from '@/components/ui/icons'
import { type LateText, lateCopy } from '@/lib/copy/order-late'
import { ContactButton, MarketContact } from './market-contact'

type Props = { readonly code: string; readonly late: LateText }

/** That an order is late, above all else of it, and what can be done now. */
export function LateNotice({ code, late: { title, message } }: Props) {
  const hasContact = Boolean(useContext(MarketContact))
  return (
    <div className="late-notice">
      <CircleAlert className="size-6" />
      <p>
        <b>{title}</b>
        <span>{lateCopy.next(hasContact)}</span>
      </p>
      <ContactButton code={code} message={message} className="w-full" text={lateCopy.ask} />
    </div>
  )
}
