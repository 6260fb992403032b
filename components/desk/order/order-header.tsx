import { ArrowLeft, Clock, MapPin, MessageCircle, Printer } from 'lucide-react'
import { Link } from 'wouter'
import { Alert } from '@/components/ui/alert'
import { Button, buttonVariants } from '@/components/ui/button'
import { windowTextOn } from '@/lib/copy/delivery-window'
import { formatMoney } from '@/lib/copy/money'
import { orderDetailTexts } from '@/lib/copy/order-fields'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { dayAndTime, marketDay } from '@/lib/desk/copy/times'
import { deskPaths } from '@/lib/domain/desk-paths'
import { changeToCarry, isChangeShort } from '@/lib/domain/payment'
import { isFeeOpen, pickupAddress } from '@/lib/domain/pickup'
import { KeepHours } from '../frame/keep-hours'
import { OrderCode, OrderPlace, OrderState } from '../frame/order-marks'
import { useOrderWords } from '../frame/order-words'
import { lastList } from '../orders/order-filters'
import { ClosedBag } from './closed-bag'
import { PaymentNote } from './payment-note'
import type { ShownOrder } from './shown-order'

type Props = {
  readonly order: ShownOrder
  /** Milliseconds since 1970; time of the answer. */
  readonly readAt: number
  readonly onContact: () => void
}

export function OrderHeader({ order, readAt, onContact }: Props) {
  const { code, createdAt, state, city, window, total, warning, hold, isPlaced, hasContact } = order
  const words = useOrderWords()
  const advice = { unknown: words.unknownAdvice, 'details-not-sent': copy.detailsNotSent }
  const notPlaced = state === 'payment-cancelled' ? copy.paymentCancelled : copy.notPlaced
  const note = isPlaced ? warning && advice[warning] : notPlaced
  return (
    <header className="order-head">
      <div className="order-top">
        <Link href={lastList()} className={buttonVariants({ variant: 'ghost', className: 'order-way' })}>
          <ArrowLeft className="size-5" />
          <span className="sr-only sm:not-sr-only">{copy.back}</span>
        </Link>
        <h1 className="order-title">
          {copy.title} <OrderCode code={code} />
        </h1>
        {hasContact && (
          <Button
            variant="ghost"
            className="order-way order-contact"
            aria-label={copy.contact.title}
            onClick={onContact}
          >
            <MessageCircle className="size-5" />
          </Button>
        )}
        <Link
          href={deskPaths.paper(code)}
          className={buttonVariants({ variant: 'ghost', className: 'order-way' })}
        >
          <Printer className="size-5" />
          <span className="sr-only sm:not-sr-only">{copy.print}</span>
        </Link>
      </div>
      {window && (
        <p className="order-window">
          <Clock className="size-5 flex-none" />
          <KeepHours>{windowTextOn(window, marketDay(new Date()))}</KeepHours>
        </p>
      )}
      <p className="order-facts">
        <OrderState order={order} />
        <time dateTime={createdAt}>{dayAndTime(createdAt)}</time>
        <b>{total ? formatMoney(total) : copy.unknownPrice}</b>
      </p>
      <p className="order-city">
        {pickupAddress(city) === null && <MapPin className="size-5 flex-none" />}
        <span className="min-w-0">
          <OrderPlace city={city} unknown={copy.noCity} />
        </span>
      </p>
      <OrderDetails order={order} />
      <ClosedBag order={order} />
      {hold && !hold.isOver && <p>{copy.held(dayAndTime(hold.until))}</p>}
      {hold?.isOver && (
        <Alert className="mt-2">
          <b>{copy.notHeld.title}</b>
          <p>{copy.notHeld.detail(dayAndTime(hold.until))}</p>
        </Alert>
      )}
      {note && (
        <Alert className="order-due">
          <div>
            <b>{note.title}</b>
            <p>{note.detail}</p>
          </div>
          {isPlaced && hasContact && (
            <Button variant="outline" onClick={onContact}>
              <MessageCircle />
              {copy.contact.reach}
            </Button>
          )}
        </Alert>
      )}
      <PaymentNote order={order} readAt={readAt} />
    </header>
  )
}

/** Payment, substitution wish and the shopper's note. */
function OrderDetails({ order }: { readonly order: ShownOrder }) {
  const { details, total, city, shippingFee } = order
  if (!details) return null
  const { note, deliveryWindow: _, ...more } = details
  const change = total && !isFeeOpen(city, shippingFee) ? changeToCarry(more, total) : null
  const texts = [
    ...orderDetailTexts(more, 'desk'),
    ...(change ? [copy.change(formatMoney(change))] : []),
    // A dearer replacement can exceed the cash the shopper named.
    ...(total && more.changeFor && isChangeShort(more, total) ? [copy.changeShort(formatMoney(total))] : []),
    ...(more.substitution ? [copy.substitution[more.substitution]] : []),
  ]
  return (
    <>
      <div className="order-details">
        {texts.map((text) => (
          <p key={text}>{text}</p>
        ))}
      </div>
      <p className="order-note">{orderDetailTexts({ note }, 'desk')}</p>
    </>
  )
}
