import { createContext, type ReactNode, useContext } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { MessageCircle } from '@/components/ui/icons'
import { arrangedCopy } from '@/lib/copy/beyond-limits'
import { placedOrderCopy as copy } from '@/lib/copy/purchases'
import { mayPick } from '@/lib/domain/fulfillment'
import { isOver, type LineBecame, type PastOrder } from '@/lib/domain/past-order'

/** The beginning of a link to the market, which a text is to follow; none where the operator gave no contact. */
export const MarketContact = createContext<string | undefined>(undefined)

type Props = {
  readonly code: string
  readonly className?: string
  readonly label?: string
  /** After the code, in the message. */
  readonly said?: string
  /** In place of all that. */
  readonly message?: string
  readonly onClick?: (() => void) | undefined
  readonly children: (contact: string) => ReactNode
}

/** Leads to the market with what is said of an order ready; its words alone where there is no contact. */
function ContactLink({
  code,
  className = 'font-semibold underline',
  label,
  said,
  message,
  onClick,
  children,
}: Props) {
  const contact = useContext(MarketContact)
  if (!contact) return children('')
  return (
    <a
      href={contact + encodeURIComponent(message ?? [copy.about(code), said].join(' ').trim())}
      aria-label={label}
      target="_blank"
      rel="noopener noreferrer"
      className={className}
      onClick={onClick}
    >
      {children(contact)}
    </a>
  )
}

type ButtonProps = Omit<Props, 'children'> & {
  readonly variant?: 'default' | 'secondary' | 'outline'
  readonly text: string
}

/** The same as a button, with the sign of a chat where it opens one; nothing where no contact is known. */
export function ContactButton({ text, variant = 'default', className = '', ...way }: ButtonProps) {
  if (!useContext(MarketContact)) return null
  return (
    <ContactLink {...way} className={buttonVariants({ variant, className })}>
      {(contact) => (
        <>
          {!contact.startsWith('mailto:') && <MessageCircle />}
          {text}
        </>
      )}
    </ContactLink>
  )
}

type TalkProps = Pick<PastOrder, 'code' | 'fulfillment'>

/** The way to the market, with the code of an order written; nothing where no contact is known. */
export function TalkToMarket({
  code,
  fulfillment,
  isUrgent = fulfillment === 'cancelled',
}: TalkProps & { readonly isUrgent?: boolean }) {
  const isThere = fulfillment === 'delivered'
  // What went wrong is spoken of first.
  const variant = isUrgent ? 'default' : isOver(fulfillment) ? 'outline' : 'secondary'
  return (
    <ContactButton
      code={code}
      variant={variant}
      text={isThere ? copy.wrong : copy.talk}
      {...(isThere ? { said: copy.wrongSaid } : { className: 'mt-3 w-full' })}
    />
  )
}

/** How an order is changed or given up, while the market still has it; nothing where no contact is known. */
export function ChangeOrder({ code, fulfillment, state }: TalkProps & Pick<PastOrder, 'state'>) {
  const isThere = state === 'arrived' || fulfillment !== 'waiting'
  if (!useContext(MarketContact) || !isThere || !mayPick(fulfillment)) return null
  return (
    <ContactLink code={code} message={copy.changeSaid(code)} className="line-talk">
      {() => copy.change}
    </ContactLink>
  )
}

/** Of a cancelled order: that the shop does not know why, and the way to the market, which does. */
export function AskWhy({ code, fulfillment }: TalkProps) {
  if (fulfillment !== 'cancelled') return null
  return (
    <div className="receipt-detail w-full">
      {copy.noReason}
      <ContactLink code={code} said={copy.askWhySaid} className="line-talk">
        {(contact) => contact && copy.askWhy}
      </ContactLink>
    </div>
  )
}

type ToBring = TalkProps & Pick<PastOrder, 'state' | 'pickup' | 'details'>

/** Of an order that is to be brought, and not begun: that where to is still to be said, in the chat, and the way there. */
export function SayAddress({ code, fulfillment, state, pickup, details }: ToBring) {
  const hasContact = Boolean(useContext(MarketContact))
  const isToSay = fulfillment === 'waiting' && state === 'arrived' && pickup === null
  // Without details its shopper gave no number either.
  if (!hasContact || !isToSay || details === null) return null
  return (
    <div className="receipt-detail w-full">
      {copy.address}
      <ContactButton code={code} said={copy.addressSaid} className="mt-2 w-full" text={copy.sendAddress} />
    </div>
  )
}

/** That the freight of a paid order is agreed before it leaves, and the way to the market where a contact is known. */
export function AgreeFreight({ code }: Pick<TalkProps, 'code'>) {
  return (
    <div className="w-full">
      <p className="receipt-detail">{arrangedCopy.followed}</p>
      {useContext(MarketContact) && (
        <ContactLink code={code} message={arrangedCopy.agreeSaid(code)} className="line-talk">
          {() => arrangedCopy.agree}
        </ContactLink>
      )}
    </div>
  )
}

type LineTalkProps = Pick<LineBecame, 'text' | 'note'> & {
  /** Of its order. */
  readonly code: string
  /** With its pieces. */
  readonly name: string
}

/** The way to the market with one line of an order written; nothing where no contact is known. */
export function LineTalk({ code, name, text, note }: LineTalkProps) {
  if (!useContext(MarketContact)) return null
  const said = note ? `${name} (${note}): ${text}.` : `${name}: ${text}.`
  return (
    <ContactLink code={code} said={said} label={`${copy.talkOfLine}: ${name}`} className="line-talk">
      {() => copy.talkOfLine}
    </ContactLink>
  )
}
