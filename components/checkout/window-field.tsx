'use client'

import { Clock } from 'lucide-react'
import { useFollowedWindows, useWindows } from '@/components/delivery/windows'
import { checkoutFailureText } from '@/lib/copy/checkout-failure'
import { windowCopy } from '@/lib/copy/delivery-window'
import { useDelivery } from '@/stores/delivery'
import { AskedFor } from './asked-for'
import { ChipChoice } from './chip-choice'

export function WindowField() {
  const { windows, refusal, choose } = useWindows((state) => state)
  const chosen = useDelivery((state) => state.deliveryWindow)
  useFollowedWindows()
  const shown = windows?.filter(({ key, isFull }) => !isFull || key === chosen) ?? []
  return (
    <ChipChoice
      Icon={Clock}
      label={windowCopy.label}
      missing="window-missing"
      choices={shown.map(({ key, text }) => ({ value: key, text }))}
      chosen={chosen}
      onChoose={choose}
    >
      {refusal ? (
        <p role="alert" className="mb-2 text-md text-destructive leading-[1.35]">
          {checkoutFailureText({ kind: refusal })}
        </p>
      ) : (
        <AskedFor missing="window-missing" isGiven={Boolean(chosen)} />
      )}
      {shown.length === 0 && (
        <p className="text-sm text-muted-foreground leading-[1.35]">
          {windows === null ? windowCopy.loading : windowCopy.none}
        </p>
      )}
    </ChipChoice>
  )
}
