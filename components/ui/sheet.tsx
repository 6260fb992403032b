'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { siteCopy } from '@/lib/copy/site'
import { classNames } from '@/lib/utils'
import { buttonVariants } from './button'

const sheetVariants = cva('drawer', {
  variants: { side: { left: 'drawer-left', right: 'drawer-right', center: 'drawer-center' } },
  defaultVariants: { side: 'right' },
})

export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger
export const SheetClose = Radix.Close

type ContentProps = ComponentProps<typeof Radix.Content> & VariantProps<typeof sheetVariants>

/** `center`: a card on wide screens, at the bottom on phones. */
export function SheetContent({ side, className, ...props }: ContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay className="scrim" />
      <Radix.Content className={sheetVariants({ side, className })} {...props} />
    </Radix.Portal>
  )
}

export function SheetHeader({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-header"
      className={classNames('flex flex-none items-center justify-between py-1.5 pr-1.5 pl-4', className)}
      {...props}
    >
      {children}
      <SheetClose className={buttonVariants({ variant: 'ghost', size: 'icon' })} aria-label={siteCopy.close}>
        <X className="size-[22px]" />
      </SheetClose>
    </div>
  )
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return (
    <Radix.Title className={classNames('font-extrabold text-lg tracking-[-.015em]', className)} {...props} />
  )
}

export const SheetDescription = Radix.Description

export function SheetFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-footer"
      className={classNames(
        'flex-none border-t bg-card px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]',
        className,
      )}
      {...props}
    />
  )
}
