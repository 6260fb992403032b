import { Button } from '@/components/ui/button'
import { Undo2 } from '@/components/ui/panel-icons'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { useSecondsLeft } from './use-seconds-left'

type Props = {
  readonly label: string
  /** When it was answered for how long that is possible, milliseconds since 1970. */
  readonly readAt: number
  readonly leftMs: number
  readonly isDisabled: boolean
  readonly onUndo: () => void
}

/** The way back, for as long as there is one. */
export function UndoButton({ label, readAt, leftMs, isDisabled, onUndo }: Props) {
  const seconds = useSecondsLeft(readAt, leftMs)
  if (seconds === 0) return null
  return (
    <Button variant="outline" size="sm" aria-label={label} disabled={isDisabled} onClick={onUndo}>
      <Undo2 className="size-5" />
      {deskOrderCopy.moves.undo(seconds)}
    </Button>
  )
}
