import { MessageCircle } from 'lucide-react'
import { createContext, type ReactNode, useContext } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { placedOrderCopy as copy } from '@/lib/copy/purchases'
import { isOver, type LineBecame, type PastOrder } from '@/lib/domain/past-order'

/** Link prefix of the chat; undefined without a contact. */
export const MarketContact = createContext<string | undefined>(undefined)

/** A quiet line of a receipt, in the tone of a head that says what went wrong. */
export const detail = 'w-full text-pretty text-md text-muted-foreground in-data-[wrong=empty]:text-inherit'
export const lineTalk = 'flex min-h-11 w-fit items-center font-semibold text-foreground text-md underline'

type Props = {
  readonly code: string
  /** Looks like a button. */
  readonly variant?: 'default' | 'secondary' | 'outline'
  readonly className?: string
  readonly 'aria-label'?: string
  /** Follows the code. */
  readonly said?: string
  /** Replaces the whole text. */
  readonly message?: string
  readonly onClick?: (() => void) | undefined
  readonly children: ReactNode
}

/** Links to the chat with a prepared text; draws nothing without a contact. */
export function ContactLink({ code, variant, className = '', said, message, children, ...props }: Props) {
  const contact = useContext(MarketContact)
  if (!contact) return null
  return (
    <a
      href={contact + encodeURIComponent(message ?? [copy.about(code), said].join(' ').trim())}
      target="_blank"
      rel="noopener noreferrer"
      className={variant ? buttonVariants({ variant, className }) : lineTalk}
      {...props}
    >
      {variant && !contact.startsWith('mailto:') && <MessageCircle />}
      {children}
    </a>
  )
}

type TalkProps = Pick<PastOrder, 'code' | 'fulfillment'> & { readonly isUrgent?: boolean }

/** Problems come first. */
export function TalkToMarket({ code, fulfillment, isUrgent = false }: TalkProps) {
  if (fulfillment === 'delivered')
    return (
      <ContactLink code={code} variant="outline" said={copy.wrongSaid}>
        {copy.wrong}
      </ContactLink>
    )
  const variant = isUrgent ? 'default' : isOver(fulfillment) ? 'outline' : 'secondary'
  return (
    <ContactLink code={code} variant={variant} className={isUrgent ? 'mt-3 w-full' : 'w-full'}>
      {copy.talk}
    </ContactLink>
  )
}

type LineTalkProps = Pick<LineBecame, 'text' | 'note'> & {
  readonly code: string
  /** Includes the pieces. */
  readonly name: string
}

export function LineTalk({ code, name, text, note }: LineTalkProps) {
  const line = note ? `${name} (${note})` : name
  return (
    <ContactLink code={code} said={`${line}: ${text}.`} aria-label={`${copy.talkOfLine}: ${name}`}>
      {copy.talkOfLine}
    </ContactLink>
  )
}
