'use client'

import { cva, type VariantProps } from 'class-variance-authority'
import type { ComponentProps } from 'react'
import { DialogDescription, DialogFooter, DialogHeader, DialogTitle, ModalContent } from './dialog'

export { Dialog as Sheet, DialogClose as SheetClose, DialogTrigger as SheetTrigger } from './dialog'

const sheetVariants = cva('', {
  variants: {
    side: {
      left: 'inset-y-0 left-0 w-[min(86%,21.25rem)] [--from:-100%]',
      right: 'inset-y-0 right-0 w-[min(100%,27.5rem)] [--from:100%]',
    },
  },
  defaultVariants: { side: 'right' },
})

type ContentProps = ComponentProps<typeof ModalContent> & VariantProps<typeof sheetVariants>

export function SheetContent({ side, className, ...props }: ContentProps) {
  return <ModalContent data-slot="sheet-content" className={sheetVariants({ side, className })} {...props} />
}

export function SheetHeader(props: ComponentProps<typeof DialogHeader>) {
  return <DialogHeader data-slot="sheet-header" {...props} />
}

export function SheetTitle(props: ComponentProps<typeof DialogTitle>) {
  return <DialogTitle data-slot="sheet-title" {...props} />
}

export function SheetDescription(props: ComponentProps<typeof DialogDescription>) {
  return <DialogDescription data-slot="sheet-description" {...props} />
}

export function SheetFooter(props: ComponentProps<typeof DialogFooter>) {
  return <DialogFooter data-slot="sheet-footer" {...props} />
}
