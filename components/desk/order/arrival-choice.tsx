import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { arrivalText } from '@/lib/copy/order-arrival'
import type { DeskArrival } from '@/lib/desk/api/orders'
import { serverNow } from '@/lib/desk/browser/call-desk'
import { deskArrivalCopy as copy } from '@/lib/desk/copy/order-words'
import { comingAtDesk, isLate } from '@/lib/domain/order-promise'
import { DeskWindow } from '../frame/desk-window'
import type { ShownOrder } from './shown-order'
import { useArrival } from './use-moves'

type Props = {
  readonly onChoose: (arrival: NonNullable<DeskArrival>) => void
  /** The same tap without an hour. */
  readonly without: { readonly label: string; readonly onChoose: () => void } | null
}

/** About when it arrives: one tap, or a time of day. */
function Hours({ onChoose, without }: Props) {
  const [time, setTime] = useState<string | null>(null)
  if (time === null)
    return (
      <>
        <Button variant="outline" size="sm" onClick={() => onChoose({ inMinutes: 30 })}>
          {copy.half}
        </Button>
        <Button variant="outline" size="sm" onClick={() => onChoose({ inMinutes: 60 })}>
          {copy.hour}
        </Button>
        <Button variant="outline" size="sm" onClick={() => setTime('')}>
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
        className="w-32"
        aria-label={copy.atLabel}
        value={time}
        onChange={({ target }) => setTime(target.value)}
      />
      <Button
        size="sm"
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
 * About when an order on its way arrives, or one that is late: one tap, never needed, and changed or taken back by another.
 */
export function ArrivalChoice({ order }: { readonly order: ShownOrder }) {
  const { code, arrivesAt, fulfillment } = order
  const { say, isSaying } = useArrival(code)
  const now = serverNow()
  const coming = comingAtDesk(order)
  const isBehind = isLate(coming, now)
  if (fulfillment !== 'on-the-way' && !isBehind && !arrivesAt) return null
  return (
    <fieldset className="order-arrival" disabled={isSaying}>
      <legend className="sr-only">{copy.ask}</legend>
      <span>{isBehind ? copy.askAnew : ((arrivesAt && arrivalText(coming, now)) ?? copy.ask)}</span>
      <Hours onChoose={say} without={arrivesAt ? { label: copy.remove, onChoose: () => say(null) } : null} />
    </fieldset>
  )
}

/** Whether an order that leaves now has no hour for which it was announced. */
export const leavesWithoutHour = ({ arrivesAt }: Pick<ShownOrder, 'arrivesAt'>) =>
  !arrivesAt || Date.parse(arrivesAt) <= serverNow()

type LeavingProps = {
  /** Null: without an hour. */
  readonly onLeave: (arrival: DeskArrival) => void
  readonly onClose: () => void
}

/** As an order leaves, about when it arrives; each way on is one tap. */
export function LeavingWindow({ onLeave, onClose }: LeavingProps) {
  return (
    <DeskWindow title={copy.leaving} onClose={onClose}>
      <p className="mb-3">{copy.leavingDetail}</p>
      <div className="order-arrival">
        <Hours onChoose={onLeave} without={null} />
      </div>
      <Button variant="secondary" className="mt-3 w-full" onClick={() => onLeave(null)}>
        {copy.leaveWithout}
      </Button>
    </DeskWindow>
  )
}
