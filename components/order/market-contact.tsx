import { MessageCircle } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { arrangedCopy } from '@/lib/copy/beyond-limits'
import { placedOrderCopy as copy } from '@/lib/copy/purchases'
import { mayPick } from '@/lib/domain/fulfillment'
import { isOver, type LineBecame, type PastOrder } from '@/lib/domain/past-order'

/** Link prefix of the chat; undefined without a contact. */
export const MarketContact = createContext<string | undefined>(undefined)

/** A quiet line of a receipt, in the tone of a head that says what went wrong. */
export const detail = 'w-full text-pretty text-md text-muted-foreground in-data-[wrong=empty]:text-inherit'
export const lineTalk = 'flex min-h-11 w-fit items-center font-semibold text-foreground text-md underline'

type Props = {
  readonly code: string
  readonly className?: string
  readonly label?: string
  /** Follows the code. */
  readonly said?: string
  /** Replaces the whole text. */
  readonly message?: string
  readonly onClick?: (() => void) | undefined
  readonly children: (contact: string) => ReactNode
}

/** Links to the chat with a prepared text; plain text without a contact. */
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

/** Hidden without a contact. */
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

export function TalkToMarket({
  code,
  fulfillment,
  isUrgent = fulfillment === 'cancelled',
}: TalkProps & { readonly isUrgent?: boolean }) {
  const isThere = fulfillment === 'delivered'
  // Problems come first.
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

/** Explains changing or cancelling while possible; hidden without a contact. */
export function ChangeOrder({ code, fulfillment, state }: TalkProps & Pick<PastOrder, 'state'>) {
  const isThere = state === 'arrived' || fulfillment !== 'waiting'
  if (!useContext(MarketContact) || !isThere || !mayPick(fulfillment)) return null
  return (
    <ContactLink code={code} message={copy.changeSaid(code)} className={lineTalk}>
      {() => copy.change}
    </ContactLink>
  )
}

/** Offers to ask about a cancellation, as the shop does not know the reason. */
export function AskWhy({ code, fulfillment }: TalkProps) {
  if (fulfillment !== 'cancelled') return null
  return (
    <div className={detail}>
      {copy.noReason}
      <ContactLink code={code} said={copy.askWhySaid} className={lineTalk}>
        {(contact) => contact && copy.askWhy}
      </ContactLink>
    </div>
  )
}

type ToBring = TalkProps & Pick<PastOrder, 'state' | 'pickup' | 'details'>

/** Asks for the address of a delivery that has not started. */
export function SayAddress({ code, fulfillment, state, pickup, details }: ToBring) {
  const hasContact = Boolean(useContext(MarketContact))
  const isToSay = fulfillment === 'waiting' && state === 'arrived' && pickup === null
  // No details means no number.
  if (!hasContact || !isToSay || details === null) return null
  return (
    <div className={detail}>
      {copy.address}
      <ContactButton code={code} said={copy.addressSaid} className="mt-2 w-full" text={copy.sendAddress} />
    </div>
  )
}

/** Explains that freight of a paid order is agreed by chat. */
export function AgreeFreight({ code }: Pick<TalkProps, 'code'>) {
  return (
    <div className="w-full">
      <p className={detail}>{arrangedCopy.followed}</p>
      {useContext(MarketContact) && (
        <ContactLink code={code} message={arrangedCopy.agreeSaid(code)} className={lineTalk}>
          {() => arrangedCopy.agree}
        </ContactLink>
      )}
    </div>
  )
}

type LineTalkProps = Pick<LineBecame, 'text' | 'note'> & {
  /** Order code. */
  readonly code: string
  /** Includes the pieces. */
  readonly name: string
}

/** Links to the chat about one line. */
export function LineTalk({ code, name, text, note }: LineTalkProps) {
  if (!useContext(MarketContact)) return null
  const said = note ? `${name} (${note}): ${text}.` : `${name}: ${text}.`
  return (
    <ContactLink code={code} said={said} label={`${copy.talkOfLine}: ${name}`} className={lineTalk}>
      {() => copy.talkOfLine}
    </ContactLink>
  )
}
