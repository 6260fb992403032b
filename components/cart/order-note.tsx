import { ChevronDown } from 'lucide-react'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { orderFields } from '@/lib/domain/order-fields'
import { useDelivery } from '@/stores/delivery'
import { toNote } from '@/stores/line-preferences'
import { NoteField } from './note-field'

const { label, placeholder } = orderFieldCopy.note
const { maximumLength } = orderFields.note

const focus = (field: HTMLTextAreaElement | null) => field?.focus()

export function OrderNote() {
  const note = useDelivery((state) => state.note) || ''
  const give = useDelivery((state) => state.give)
  const [opened, setOpened] = useState<'button' | 'typing' | null>(null)
  if (opened === null && note === '')
    return (
      <Button variant="ghost" className="mt-1" aria-expanded="false" onClick={() => setOpened('button')}>
        {label}
        <ChevronDown className="size-4" />
      </Button>
    )
  return (
    <NoteField
      {...{ label, note, maximumLength, placeholder }}
      {...(opened === 'button' && { ref: focus })}
      onType={(text) => {
        setOpened((before) => before ?? 'typing')
        give({ note: toNote(text, maximumLength) })
      }}
    />
  )
}
