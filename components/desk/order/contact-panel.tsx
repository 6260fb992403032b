import { cardVariants } from '@/components/ui/card'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { orderMessages } from '@/lib/desk/copy/order-messages'
import { dayAndTime } from '@/lib/desk/copy/times'
import { EraseContact } from '../privacy/erase-contact'
import { ContactOpening, type OpenedContact } from './contact-opening'
import type { ShownOrder } from './shown-order'

const { contact: copy } = deskOrderCopy

type Props = {
  readonly order: ShownOrder
  readonly opened: OpenedContact
}

/** How to reach the shopper, or why one cannot. */
export function ContactPanel({ order, opened }: Props) {
  const { code, hasContact, contactErasedAt, lines } = order
  const hasWish = lines.some(({ substitution }) => substitution !== null)
  const withoutNumber = hasWish ? `${copy.none} ${copy.follow}` : copy.none
  return (
    <section className={cardVariants({ variant: 'panel' })} aria-label={copy.title}>
      <h2 className="order-panel-title">{copy.title}</h2>
      {hasContact ? (
        <>
          <ContactOpening opened={opened} text={orderMessages.about(order)} />
          <EraseContact code={code} state={order.state} fulfillment={order.fulfillment} />
        </>
      ) : (
        <p>{contactErasedAt === null ? withoutNumber : copy.erased(dayAndTime(contactErasedAt))}</p>
      )}
    </section>
  )
}
