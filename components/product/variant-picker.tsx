'use client'

import { useId } from 'react'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import type { VariantId } from '@/lib/domain/identifiers'

type Props = {
  readonly title: string
  readonly choices: readonly { readonly id: VariantId; readonly title: string }[]
  readonly selectedId: VariantId
  readonly onSelect: (id: VariantId) => void
}

/** One of several variants, as chips over native radio buttons. */
export function VariantPicker({ title, choices, selectedId, onSelect }: Props) {
  const name = useId()
  return (
    <RadioGroup className="mt-[22px]">
      <legend className="font-bold text-lg leading-[1.3]">{title}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <RadioGroupItem
            key={choice.id}
            variant="chip"
            name={name}
            value={choice.id}
            checked={choice.id === selectedId}
            onChange={() => onSelect(choice.id)}
          >
            {choice.title}
          </RadioGroupItem>
        ))}
      </div>
    </RadioGroup>
  )
}
