import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { arrivalText } from '@/lib/copy/order-arrival'
import { serverNow } from '@/lib/desk/browser/call-desk'
import { deskArrivalCopy as copy } from '@/lib/desk/copy/order-words'
import { isLate } from '@/lib/domain/order-promise'
import { comingOf } from '../frame/coming'
import type { ShownOrder } from './shown-order'
import { useArrival } from './use-moves'

/**
 * About when an order on its way arrives, or one that is late: one tap, never needed, and changed or taken back by another.
 */
export function ArrivalChoice({ order }: { readonly order: ShownOrder }) {
  const { code, arrivesAt, fulfillment } = order
  const { say, isSaying } = useArrival(code)
  const [time, setTime] = useState<string | null>(null)
  const now = serverNow()
  const coming = comingOf(order)
  const isBehind = isLate(coming, now)
  if (fulfillment !== 'on-the-way' && !isBehind && !arrivesAt) return null

  function choose(arrival: Parameters<typeof say>[0]) {
    setTime(null)
    say(arrival)
  }

  return (
    <fieldset className="order-arrival" disabled={isSaying}>
      <legend className="sr-only">{copy.ask}</legend>
      <span>{isBehind ? copy.askAnew : ((arrivesAt && arrivalText(coming, now)) ?? copy.ask)}</span>
      {time === null ? (
        <>
          <Button variant="outline" size="sm" onClick={() => choose({ inMinutes: 30 })}>
            {copy.half}
          </Button>
          <Button variant="outline" size="sm" onClick={() => choose({ inMinutes: 60 })}>
            {copy.hour}
          </Button>
          <Button variant="outline" size="sm" onClick={() => setTime('')}>
            {copy.at}
          </Button>
          {arrivesAt && (
            <Button variant="ghost" size="sm" onClick={() => choose(null)}>
              {copy.remove}
            </Button>
          )}
        </>
      ) : (
        <>
          <Input
            type="time"
            className="w-32"
            aria-label={copy.atLabel}
            value={time}
            onChange={({ target }) => setTime(target.value)}
          />
          <Button size="sm" disabled={time === ''} onClick={() => choose({ at: time })}>
            {copy.save}
          </Button>
        </>
      )}
    </fieldset>
  )
}
