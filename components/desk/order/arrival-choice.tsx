import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { serverNow } from '@/lib/browser/server-clock'
import { arrivalText, clockText } from '@/lib/copy/order-arrival'
import type { DeskArrival } from '@/lib/desk/api/orders'
import { deskArrivalCopy as copy, deskPaymentCopy } from '@/lib/desk/copy/order-words'
import { comingAtDesk, hourIn, isBehind } from '@/lib/domain/order-promise'
import { DeskWindow } from '../frame/desk-window'
import { ConfirmPix } from './confirm-pix'
import { noPixText, OpenPix } from './payment-note'
import type { ShownOrder } from './shown-order'
import { useArrival } from './use-moves'

type Props = {
  readonly onChoose: (arrival: NonNullable<DeskArrival>) => void
  /** The same tap without an hour. */
  readonly without: { readonly label: string; readonly onChoose: () => void } | null
  /** Below each other, with the hour that each says. */
  readonly isLarge?: boolean
}

const choices = [
  [copy.half, 30],
  [copy.hour, 60],
] as const

/** About when it arrives: one tap, or a time of day. */
export function Hours({ onChoose, without, isLarge = false }: Props) {
  const [time, setTime] = useState<string | null>(null)
  const size = isLarge ? 'default' : 'sm'
  const now = serverNow()
  if (time === null)
    return (
      <>
        {choices.map(([label, inMinutes]) => (
          <Button
            key={inMinutes}
            variant={isLarge ? 'secondary' : 'outline'}
            size={size}
            onClick={() => onChoose({ inMinutes })}
          >
            {isLarge ? `${label} · ${clockText(hourIn(inMinutes, now), now)}` : label}
          </Button>
        ))}
        <Button variant="outline" size={size} onClick={() => setTime('')}>
          {copy.at}
        </Button>
        {without && (
          <Button variant="ghost" size="sm" onClick={without.onChoose}>
            {without.label}
          </Button>
        )}
      </>
    )
  return (
    <>
      <Input
        type="time"
        className={isLarge ? 'w-full' : 'w-32'}
        aria-label={copy.atLabel}
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <Button
        size={size}
        disabled={time === ''}
        onClick={() => {
          setTime(null)
          onChoose({ at: time })
        }}
      >
        {copy.save}
      </Button>
    </>
  )
}

/**
 * About when an order on its way arrives: one tap, never needed, and changed or taken back by another. One that is late has
 * the choice in the window of its notice.
 */
export function ArrivalChoice({ order }: { readonly order: ShownOrder }) {
  const { code, arrivesAt, fulfillment } = order
  const { say, isSaying } = useArrival(code)
  const now = serverNow()
  const coming = comingAtDesk(order)
  if (isBehind(coming, now) || (fulfillment !== 'on-the-way' && !arrivesAt)) return null
  return (
    <fieldset className="order-arrival" disabled={isSaying}>
      <legend className="sr-only">{copy.ask}</legend>
      <span>{(arrivesAt && arrivalText(coming, now)) ?? copy.ask}</span>
      <Hours
        onChoose={(arrival) => say(arrival)}
        without={arrivesAt ? { label: copy.remove, onChoose: () => say(null) } : null}
      />
    </fieldset>
  )
}

/** Whether an order that leaves now has no hour for which it was announced. */
export const leavesWithoutHour = ({ arrivesAt }: Pick<ShownOrder, 'arrivesAt'>) =>
  !arrivesAt || Date.parse(arrivesAt) <= serverNow()

type LeavingProps = {
  readonly order: Pick<ShownOrder, 'code' | 'city' | 'pix' | 'total' | 'shippingFee' | 'settlement'>
  /** Null: without an hour. */
  readonly onLeave: (arrival: DeskArrival) => void
  readonly onClose: () => void
}

/** As an order leaves, about when it arrives, and what no one has seen paid; each way on is one tap. */
export function LeavingWindow({ order, onLeave, onClose }: LeavingProps) {
  return (
    <DeskWindow title={copy.leaving} onClose={onClose}>
      {order.pix?.seenBy === null && <OpenPix order={order} onFailed={onClose} />}
      <p className="mb-3">{copy.leavingDetail}</p>
      <div className="grid gap-2">
        <Hours onChoose={onLeave} without={null} isLarge />
      </div>
      <Button variant="ghost" className="mt-2 w-full justify-center" onClick={() => onLeave(null)}>
        {copy.leaveWithout}
      </Button>
    </DeskWindow>
  )
}

type UnpaidProps = {
  readonly order: LeavingProps['order']
  readonly onLeave: () => void
  readonly onClose: () => void
}

/** Before an order leaves whose Pix no one has seen: it is on the account, or leaves all the same. */
export function UnpaidWindow({ order, onLeave, onClose }: UnpaidProps) {
  const { unpaidQuestion } = deskPaymentCopy
  return (
    <DeskWindow title={noPixText(order)} onClose={onClose}>
      <p className="mt-1 mb-5">{unpaidQuestion.detail}</p>
      <div className="grid gap-2">
        <Button onClick={onClose}>{unpaidQuestion.back}</Button>
        <ConfirmPix variant="secondary" order={order} onConfirmed={onLeave} onFailed={onClose} />
        <Button variant="outline" onClick={onLeave}>
          {unpaidQuestion.confirm}
        </Button>
      </div>
    </DeskWindow>
  )
}
