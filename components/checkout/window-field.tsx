'use client'

import { useId } from 'react'
import { useFollowedWindows, useWindows } from '@/components/delivery/windows'
import { Legend } from '@/components/ui/label'
import { Clock } from '@/components/ui/panel-icons'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import { checkoutFailureText } from '@/lib/copy/checkout-failure'
import { windowCopy } from '@/lib/copy/delivery-window'
import { useDelivery } from '@/stores/delivery'

/** The next windows of delivery, of which one tap takes one. */
export function WindowField() {
  const name = useId()
  const { windows, refusal, choose } = useWindows((state) => state)
  const chosen = useDelivery((state) => state.deliveryWindow)
  useFollowedWindows()
  const shown = windows?.filter(({ key, isFull }) => !isFull || key === chosen) ?? []
  return (
    <RadioGroup className="mt-[18px]">
      <Legend className="flex items-center gap-[7px]">
        <Clock className="size-[19px] text-muted-foreground" />
        {windowCopy.label}
      </Legend>
      {refusal && (
        <p role="alert" className="mb-2 text-md text-destructive leading-[1.35]">
          {checkoutFailureText(refusal)}
        </p>
      )}
      {shown.length === 0 ? (
        <p className="text-sm text-muted-foreground leading-[1.35]">
          {windows === null ? windowCopy.loading : windowCopy.none}
        </p>
      ) : (
        <div className="flex flex-wrap gap-2">
          {shown.map(({ key, text }) => (
            <RadioGroupItem
              key={key}
              variant="chip"
              name={name}
              data-missing="window-missing"
              value={key}
              checked={chosen === key}
              onChange={() => choose(key)}
            >
              {text}
            </RadioGroupItem>
          ))}
        </div>
      )}
    </RadioGroup>
  )
}
