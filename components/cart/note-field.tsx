import { type Ref, useId } from 'react'
import { Textarea } from '@/components/ui/textarea'
import { preferencesCopy } from '@/lib/copy/cart'

type Props = {
  readonly label: string
  readonly note: string
  readonly maximumLength: number
  readonly placeholder: string
  readonly onType: (text: string) => void
  readonly ref?: Ref<HTMLTextAreaElement>
}

export function NoteField({ label, note, maximumLength, placeholder, onType, ref }: Props) {
  const id = useId()
  return (
    <>
      <label htmlFor={id} className="mt-3.5 mb-1.5 flex justify-between gap-3 font-bold text-md">
        {label}
        <span className="font-normal text-sm text-muted-foreground tabular-nums">
          {preferencesCopy.noteLength(note.length, maximumLength)}
        </span>
      </label>
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
