'use client'

import { ChevronDown } from 'lucide-react'
import { createContext, type ReactNode, use, useEffect, useId, useState } from 'react'
import { useStore } from 'zustand'
import { Button } from '@/components/ui/button'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import { preferencesCopy } from '@/lib/copy/cart'
import type { CartLine } from '@/lib/domain/cart'
import { maximumNoteLength, substitutions } from '@/lib/domain/delivery'
import { classNames } from '@/lib/utils'
import { useDelivery } from '@/stores/delivery'
import {
  createLinePreferencesStore,
  type LinePreferencesState,
  linePreferencesKey,
} from '@/stores/line-preferences'
import { deviceStorage, onOtherTab } from '@/stores/stored-value'
import { NoteField } from './note-field'

const PreferencesContext = createContext<ReturnType<typeof createLinePreferencesStore> | null>(null)

type Props = { readonly line: Pick<CartLine, 'variantId' | 'title'> }

export function LinePreferences({ line }: Props) {
  const id = useId()
  const [isOpen, setIsOpen] = useState(false)
  const { substitution, note } = usePreferences((state) => state.preferenceOf)(line.variantId)
  const ofCart = useDelivery((state) => state.substitution)
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
        aria-label={preferencesCopy.label(line.title, summary)}
        variant="ghost"
        className="cart-line-wish"
        onClick={() => setIsOpen(!isOpen)}
      >
        <span className="line-clamp-2 min-w-0 [overflow-wrap:anywhere]">{summary}</span>
        <ChevronDown
          className={classNames('size-4 flex-none transition-transform', isOpen && 'rotate-180')}
        />
      </Button>
      {isOpen && (
        <div id={id} className="cart-line-choices">
          <Choices line={line} />
          <Note line={line} />
        </div>
      )}
    </>
  )
}

function Choices({ line: { variantId } }: Props) {
  const name = useId()
  const { substitution } = usePreferences((state) => state.preferenceOf)(variantId)
  const setSubstitution = usePreferences((state) => state.setSubstitution)
  return (
    <RadioGroup>
      <legend className="font-bold text-md">{preferencesCopy.ifMissing}</legend>
      {[null, ...substitutions].map((value) => (
        <RadioGroupItem
          key={value}
          name={name}
          checked={substitution === value}
          onChange={() => setSubstitution(variantId, value)}
        >
          {preferencesCopy.choice[value ?? 'asCart']}
        </RadioGroupItem>
      ))}
    </RadioGroup>
  )
}

function Note({ line: { variantId } }: Props) {
  const { note } = usePreferences((state) => state.preferenceOf)(variantId)
  const setNote = usePreferences((state) => state.setNote)
  return (
    <NoteField
      label={preferencesCopy.note}
      note={note}
      maximumLength={maximumNoteLength}
      placeholder={preferencesCopy.notePlaceholder}
      onType={(text) => setNote(variantId, text)}
    />
  )
}

/** Part of the drawer, not of every page. */
export function PreferencesProvider({ children }: { readonly children: ReactNode }) {
  const [store] = useState(() => createLinePreferencesStore(deviceStorage))
  useEffect(() => {
    const { load } = store.getState()
    load()
    return onOtherTab([linePreferencesKey], load)
  }, [store])
  return <PreferencesContext value={store}>{children}</PreferencesContext>
}

function usePreferences<T>(select: (state: LinePreferencesState) => T): T {
  const store = use(PreferencesContext)
  if (!store) throw new Error('PreferencesProvider is missing')
  return useStore(store, select)
}
