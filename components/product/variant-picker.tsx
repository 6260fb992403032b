'use client'

import { useId } from 'react'
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
    <fieldset className="mt-[22px]">
      <legend className="font-bold text-lg leading-[1.3]">{title}</legend>
      <div className="mt-2.5 flex flex-wrap gap-2">
        {choices.map((choice) => (
          <label key={choice.id} className="chip" data-checked={choice.id === selectedId}>
            <input
              type="radio"
              name={name}
              value={choice.id}
              checked={choice.id === selectedId}
              onChange={() => onSelect(choice.id)}
              className="sr-only"
            />
            {choice.title}
          </label>
        ))}
      </div>
    </fieldset>
  )
}
