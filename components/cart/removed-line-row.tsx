'use client'

import { useId, useLayoutEffect, useRef } from 'react'
import { Button } from '@/components/ui/button'
import { ignoreSecondTap } from '@/components/ui/ignore-second-tap'
import { Undo2 } from '@/components/ui/panel-icons'

type Props = {
  readonly text: string
  readonly label: string
  readonly onUndo: () => void
  readonly onHold: (isHeld: boolean) => void
}

/** Stands where a line was removed, and offers to put it back. It has the focus when that line had it. */
export function RemovedLineRow({ text, label, onUndo, onHold }: Props) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 border-b py-2.5">
      <p id={id} className="min-w-0 text-md text-muted-foreground leading-5">
        {text}
      </p>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        className="flex-none"
        aria-describedby={id}
        onFocus={() => onHold(true)}
        onBlur={() => onHold(false)}
        onClick={({ nativeEvent }) => {
          ignoreSecondTap(nativeEvent)
          onUndo()
        }}
      >
        <Undo2 className="size-[18px]" />
        {label}
      </Button>
    </li>
  )
}
