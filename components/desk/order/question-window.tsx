import { Button } from '@/components/ui/button'
import { DeskWindow } from '../frame/desk-window'

type Props = {
  readonly title: string
  readonly detail: string
  readonly confirm: string
  readonly back: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** A question before something that others see. */
export function QuestionWindow({ title, detail, confirm, back, onConfirm, onClose }: Props) {
  return (
    <DeskWindow title={title} onClose={onClose}>
      <p className="mb-5">{detail}</p>
      <div className="grid gap-2">
        <Button onClick={onClose}>{back}</Button>
        <Button variant="outline" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </DeskWindow>
  )
}
