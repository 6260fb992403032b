import { createContext, type ReactNode, useContext } from 'react'
import { placedOrderCopy as copy } from '@/lib/copy/purchases'

/** The beginning of a link to the market, which a text is to follow; none where the operator gave no contact. */
export const MarketContact = createContext<string | undefined>(undefined)

type Props = { readonly code: string; readonly children: (contact: string) => ReactNode }

/** Leads to the market with what is said of an order ready; its words alone where there is no contact. */
export function ContactLink({ code, children }: Props) {
  const contact = useContext(MarketContact)
  if (!contact) return children('')
  return (
    <a
      href={contact + encodeURIComponent(copy.sayCode.message(code))}
      target="_blank"
      rel="noopener noreferrer"
      className="font-semibold underline"
    >
      {children(contact)}
    </a>
  )
}

/** To whom the code is to be said, with the message ready. */
export function SayCode({ code }: { readonly code: string }) {
  const { before, byWhatsapp, byEmail, after, byAnswer } = copy.sayCode
  if (!useContext(MarketContact)) return byAnswer
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
