import { useState } from 'react'
import { Alert } from '@/components/ui/alert'
import { Button } from '@/components/ui/button'
import { serverNow } from '@/lib/browser/server-clock'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { orderMessages } from '@/lib/desk/copy/order-messages'
import { deskArrivalCopy as copy } from '@/lib/desk/copy/order-words'
import { behindText } from '../frame/coming'
import { DeskWindow } from '../frame/desk-window'
import { KeepHours } from '../frame/keep-hours'
import { Hours } from './arrival-choice'
import { ContactOpening, type OpenedContact } from './contact-opening'
import type { ShownOrder } from './shown-order'
import { useArrival } from './use-moves'

type Props = {
  readonly order: ShownOrder
  readonly opened: OpenedContact
  readonly onClose: () => void
}

/** Of an order that is late: its new hour, then the message that says so, for a person to read and send. */
export function LateWindow({ order, opened, onClose }: Props) {
  const { say, isSaying } = useArrival(order.code)
  const [isAnew, setAnew] = useState(false)
  const text = orderMessages.late(order, serverNow())
  const late = behindText(order)
  return (
    <DeskWindow title={copy.tellLate} onClose={onClose}>
      {late && (
        <p className="mb-2 font-semibold">
          <KeepHours>{late}</KeepHours>
        </p>
      )}
      {text === null || isAnew ? (
        <fieldset disabled={isSaying}>
          <legend className="mb-3">{copy.tellLateDetail}</legend>
          <div className="grid gap-2">
            <Hours
              // What went wrong is said on the page below.
              onChoose={(arrival) => say(arrival, { onSuccess: () => setAnew(false), onError: onClose })}
              without={null}
              isLarge
            />
          </div>
        </fieldset>
      ) : (
        <>
          <p className="order-message">{text}</p>
          {order.hasContact ? (
            <ContactOpening {...{ opened, text }} />
          ) : (
            <Alert>{deskOrderCopy.contact.none}</Alert>
          )}
          <div className="mt-2 flex flex-wrap gap-x-4">
            <Button variant="link" onClick={() => setAnew(true)}>
              {copy.otherHour}
            </Button>
            <Button
              variant="link"
              aria-disabled={isSaying}
              onClick={() => !isSaying && say(null, { onSettled: onClose })}
            >
              {copy.remove}
            </Button>
          </div>
        </>
      )}
    </DeskWindow>
  )
}
