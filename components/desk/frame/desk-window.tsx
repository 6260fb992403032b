import { X } from 'lucide-react'
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react'
import { GuardedPart } from '@/components/feedback/part-boundary'
import { Button } from '@/components/ui/button'
import { deskFrameCopy } from '@/lib/desk/copy/frame'

type Props = {
  readonly title: string
  readonly children: ReactNode
  /** Called when the window closes itself; undefined keeps it open. */
  readonly onClose?: () => void
}

/** Modal dialog; the native element handles focus without inline styles, which the policy forbids. */
export function DeskWindow({ title, children, onClose }: Props) {
  const dialog = useRef<HTMLDialogElement>(null)
  const titleId = useId()

  // Closes before removal, so that the browser restores the focus.
  useLayoutEffect(() => {
    const shown = dialog.current
    if (!shown?.open) shown?.showModal()
    return () => shown?.close()
  }, [])

  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes a dialog by itself
    <dialog
      ref={dialog}
      className="desk-window"
      aria-labelledby={titleId}
      onCancel={(event) => {
        event.preventDefault()
        onClose?.()
      }}
      onClose={() => {
        // Browsers close a dialog at the second Escape, even if the first is prevented.
        if (dialog.current?.open) return
        if (onClose) onClose()
        else dialog.current?.showModal()
      }}
      onClick={(event) => {
        if (event.target === dialog.current) onClose?.()
      }}
    >
      <div className="desk-window-paper">
        <div className="flex min-h-12 items-center justify-between gap-2">
          <h2 id={titleId}>{title}</h2>
          {onClose && (
            <Button
              variant="ghost"
              size="icon"
              className="-mr-3"
              aria-label={deskFrameCopy.close}
              onClick={onClose}
            >
              <X />
            </Button>
          )}
        </div>
        <GuardedPart name={title}>{children}</GuardedPart>
      </div>
    </dialog>
  )
}

type QuestionProps = {
  readonly title: string
  readonly detail: string
  readonly confirm: string
  readonly back: string
  readonly onConfirm: () => void
  readonly onClose: () => void
}

/** Confirms a step that others will see. */
export function QuestionWindow({ title, detail, confirm, back, onConfirm, onClose }: QuestionProps) {
  return (
    <DeskWindow title={title} onClose={onClose}>
      <p className="mt-1 mb-5">{detail}</p>
      <div className="grid gap-2">
        <Button onClick={onClose}>{back}</Button>
        <Button variant="outline" onClick={onConfirm}>
          {confirm}
        </Button>
      </div>
    </DeskWindow>
  )
}
