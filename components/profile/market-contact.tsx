import { createContext, type ReactNode, useContext } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { placedOrderCopy as copy } from '@/lib/copy/purchases'
import type { PastOrder } from '@/lib/domain/past-order'

/** The beginning of a link to the market, which a text is to follow; none where the operator gave no contact. */
export const MarketContact = createContext<string | undefined>(undefined)

type Props = {
  readonly code: string
  readonly className?: string
  readonly children: (contact: string) => ReactNode
}

/** Leads to the market with what is said of an order ready; its words alone where there is no contact. */
export function ContactLink({ code, className = 'font-semibold underline', children }: Props) {
  const contact = useContext(MarketContact)
  if (!contact) return children('')
  return (
    <a
      href={contact + encodeURIComponent(copy.sayCode.message(code))}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
    >
      {children(contact)}
    </a>
  )
}

type TalkProps = Pick<PastOrder, 'code' | 'fulfillment'>

/** The way to the market, once it has begun with an order; nothing where no contact is known. */
export function TalkToMarket({ code, fulfillment }: TalkProps) {
  if (!useContext(MarketContact) || fulfillment === 'waiting') return null
  return (
    <ContactLink code={code} className={buttonVariants({ variant: 'secondary', className: 'mt-3 w-full' })}>
      {() => copy.talk}
    </ContactLink>
  )
}

/** To whom the code is to be said, with the message ready: until the market has begun (`TalkToMarket`), where a contact is known. */
export function SayCode({ code, fulfillment }: TalkProps) {
  const { before, byWhatsapp, byEmail, after } = copy.sayCode
  if (!useContext(MarketContact) || fulfillment !== 'waiting') return null
  return (
    <>
      {before}
      <ContactLink code={code}>
        {(contact) => (contact.startsWith('mailto:') ? byEmail : byWhatsapp)}
      </ContactLink>
      {after}
    </>
  )
}
