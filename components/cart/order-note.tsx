import { ChevronDown } from 'lucide-react'
import { type Ref, useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Label } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import { preferencesCopy } from '@/lib/copy/cart'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { orderFields } from '@/lib/domain/order-fields'
import { useDelivery } from '@/stores/delivery'
import { toNote } from '@/stores/line-preferences'

const { label, placeholder } = orderFieldCopy.note
const { maximumLength } = orderFields.note

const focus = (field: HTMLTextAreaElement | null) => field?.focus()

export function OrderNote() {
  const note = useDelivery((state) => state.note) ?? ''
  const give = useDelivery((state) => state.give)
  const [isOpen, setOpen] = useState(false)
  if (!isOpen && note === '')
    return (
      <Button variant="ghost" className="mt-2" aria-expanded="false" onClick={() => setOpen(true)}>
        {label}
        <ChevronDown className="size-4" />
      </Button>
    )
  return (
    <NoteField
      {...{ label, note, maximumLength, placeholder }}
      {...(isOpen && { ref: focus })}
      onType={(text) => {
        // Stays while it is emptied.
        setOpen(true)
        give({ note: toNote(text, maximumLength) })
      }}
    />
  )
}

type NoteFieldProps = {
  readonly label: string
  readonly note: string
  readonly maximumLength: number
  readonly placeholder: string
  readonly onType: (text: string) => void
  readonly ref?: Ref<HTMLTextAreaElement>
}

export function NoteField({ label, note, maximumLength, placeholder, onType, ref }: NoteFieldProps) {
  const id = useId()
  return (
    <>
      <Label htmlFor={id} className="mt-4 flex justify-between gap-3">
        {label}
        <span className="font-normal text-muted-foreground text-sm tabular-nums">
          {preferencesCopy.noteLength(note.length, maximumLength)}
        </span>
      </Label>
      <Textarea
        id={id}
        ref={ref}
        className="min-h-17 resize-none"
        rows={2}
        value={note}
        maxLength={maximumLength}
        placeholder={placeholder}
        onChange={(event) => onType(event.target.value)}
      />
    </>
  )
}
