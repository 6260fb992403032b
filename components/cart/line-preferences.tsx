'use client'

import { ChevronDown } from 'lucide-react'
import { useId, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/button'
import { RadioGroup, RadioGroupRow } from '@/components/ui/radio-group'
import { preferencesCopy } from '@/lib/copy/cart'
import type { CartLine } from '@/lib/domain/cart'
import { maximumNoteLength, substitutions } from '@/lib/domain/delivery'
import { cn } from '@/lib/utils'
import { openOnce, useDelivery } from '@/stores/delivery'
import { createLinePreferencesStore, linePreferencesKey } from '@/stores/line-preferences'
import { deviceStorage, onOtherTab } from '@/stores/stored-value'
import { useStores } from '@/stores/storefront-provider'
import { NoteField } from './order-note'

const openPreferences = openOnce(() => {
  const preferences = createLinePreferencesStore(deviceStorage)
  const { load } = preferences.getState()
  load()
  onOtherTab([linePreferencesKey], load)
  return preferences
})

type Props = { readonly line: Pick<CartLine, 'variantId' | 'title'> }

/** Offers exceptions and a note for one line, once the choice for the whole cart is made. */
export function LinePreferences({ line: { variantId, title } }: Props) {
  const [id, name] = [useId(), useId()]
  const [isOpen, setIsOpen] = useState(false)
  const { preferenceOf, setSubstitution, setNote } = useStore(openPreferences(useStores()))
  const { substitution, note } = preferenceOf(variantId)
  const ofCart = useDelivery((state) => state.substitution)
  if (!isOpen && !(substitution ?? ofCart) && note === '') return null
  // The open summary omits the note being typed.
  const summary = preferencesCopy.summary({
    substitution: substitution ?? ofCart,
    note: isOpen ? '' : note,
  })
  return (
    <>
      <Button
        aria-expanded={isOpen}
        aria-controls={id}
        aria-label={preferencesCopy.label(title, summary)}
        variant="ghost"
        className="max-w-full text-left font-normal! text-muted-foreground text-sm!"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="line-clamp-2 min-w-0 wrap-anywhere">{summary}</span>
        <ChevronDown className={cn('size-4 flex-none transition-transform', isOpen && 'rotate-180')} />
      </Button>
      {isOpen && (
        <div id={id} className="pb-2">
          <RadioGroup>
            <legend className="font-bold text-md">{preferencesCopy.ifMissing}</legend>
            {[null, ...substitutions].map((value) => (
              <RadioGroupRow
                key={value}
                name={name}
                checked={substitution === value}
                onChange={() => setSubstitution(variantId, value)}
              >
                {preferencesCopy.choice[value ?? 'asCart']}
              </RadioGroupRow>
            ))}
          </RadioGroup>
          <NoteField
            label={preferencesCopy.note}
            note={note}
            maximumLength={maximumNoteLength}
            placeholder={preferencesCopy.notePlaceholder}
            onType={(text) => setNote(variantId, text)}
          />
        </div>
      )}
    </>
  )
}
