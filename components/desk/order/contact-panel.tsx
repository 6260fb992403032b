import { useState } from 'react'
import { serverNow } from '@/lib/browser/server-clock'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { type OrderMessageKind, orderMessages } from '@/lib/desk/copy/order-messages'
import { dayAndTime } from '@/lib/desk/copy/times'
import { DeskWindow } from '../frame/desk-window'
import { Segments } from '../frame/segments'
import { EraseContact } from '../privacy/erase-contact'
import { ContactOpening, type OpenedContact } from './contact-opening'
import type { ShownOrder } from './shown-order'

const { contact: copy } = deskOrderCopy

type Props = {
  readonly order: ShownOrder
  readonly opened: OpenedContact
}

export function ContactPanel({ order, opened }: Props) {
  const { code, hasContact, contactErasedAt, lines } = order
  const hasWish = lines.some(({ substitution }) => substitution !== null)
  const withoutNumber = hasWish ? `${copy.none} ${copy.follow}` : copy.none
  return (
    <section className="order-panel" aria-label={copy.title}>
      <h2 className="order-panel-title">{copy.title}</h2>
      {hasContact ? (
        <>
          <Messages order={order} opened={opened} />
          <EraseContact code={code} state={order.state} fulfillment={order.fulfillment} />
        </>
      ) : (
        <p>{contactErasedAt === null ? withoutNumber : copy.erased(dayAndTime(contactErasedAt))}</p>
      )}
    </section>
  )
}

/** Contact in a window, opened from the order's header. */
export function ContactWindow({ onClose, ...props }: Props & { readonly onClose: () => void }) {
  return (
    <DeskWindow title={copy.title} onClose={onClose}>
      {props.order.hasContact ? <Messages {...props} /> : <p>{copy.none}</p>}
    </DeskWindow>
  )
}

/** Prepared texts to choose from before the chat opens. */
function Messages({ order, opened }: Props) {
  const prepared = orderMessages.prepared(order, serverNow())
  const [wanted, want] = useState<OrderMessageKind | null>(null)
  const chosen = prepared.find(({ kind }) => kind === wanted) ?? prepared[0]
  if (!chosen) return null
  return (
    <>
      {prepared.length > 1 && (
        <div className="mb-3">
          <Segments
            legend={copy.message}
            values={prepared.map(({ kind }) => kind)}
            nameOf={(kind) => copy.messages[kind]}
            chosen={chosen.kind}
            onChoose={want}
          />
          <p className="order-message">{chosen.text}</p>
        </div>
      )}
      <ContactOpening opened={opened} text={chosen.text} />
    </>
  )
}
