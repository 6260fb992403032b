'use client'

import * as Dialog from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ReactNode } from 'react'
import { siteCopy } from '@/lib/copy/site'

type Props = {
  readonly isOpen: boolean
  readonly onClose: () => void
  readonly side: 'left' | 'right'
  readonly title: string
  /** Says to a screen reader what the drawer holds. */
  readonly description: string
  readonly children: ReactNode
  readonly footer?: ReactNode
}

/** A drawer from one side: traps the focus, gives it back, closes with Escape and on the scrim. */
export function Sheet({ isOpen, onClose, side, title, description, children, footer }: Props) {
  return (
    <Dialog.Root open={isOpen} onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="scrim" />
        <Dialog.Content className={side === 'left' ? 'drawer drawer-left' : 'drawer drawer-right'}>
          <div className="flex flex-none items-center justify-between border-b py-1.5 pr-1.5 pl-4">
            <Dialog.Title className="font-extrabold text-[20px] tracking-[-.015em]">{title}</Dialog.Title>
            <Dialog.Close className="icon-btn" aria-label={siteCopy.close}>
              <X aria-hidden="true" className="size-[22px]" />
            </Dialog.Close>
          </div>
          <Dialog.Description className="sr-only">{description}</Dialog.Description>
          <div className="flex-1 overflow-y-auto overscroll-contain px-4 pt-1 pb-5">{children}</div>
          {footer && (
            <div className="flex-none border-t bg-card px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]">
              {footer}
            </div>
          )}
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  )
}
