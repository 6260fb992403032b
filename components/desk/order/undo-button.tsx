import { Undo2 } from 'lucide-react'
import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import { deskOrderCopy } from '@/lib/desk/copy/order'

const second = 1000

/** Seconds left, counted from `since` (milliseconds since 1970). */
function useSecondsLeft(since: number, milliseconds: number): number {
  const [now, setNow] = useState(() => Date.now())
  const left = Math.max(0, Math.ceil((since + milliseconds - Math.max(now, since)) / second))
  const isOver = left === 0
  useEffect(() => {
    if (isOver) return
    const timer = setInterval(() => setNow(Date.now()), second)
    return () => clearInterval(timer)
  }, [isOver])
  return left
}

type Props = {
  readonly label: string
  /** Milliseconds since 1970; time of the answer that gave `leftMs`. */
  readonly readAt: number
  readonly leftMs: number
  readonly isDisabled: boolean
  readonly onUndo: () => void
}

export function UndoButton({ label, readAt, leftMs, isDisabled, onUndo }: Props) {
  const seconds = useSecondsLeft(readAt, leftMs)
  if (seconds === 0) return null
  return (
    <Button variant="outline" size="sm" aria-label={label} disabled={isDisabled} onClick={onUndo}>
      <Undo2 className="size-5" />
      {deskOrderCopy.moves.undo(label, seconds)}
    </Button>
  )
}
