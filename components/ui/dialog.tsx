'use client'

import type { ComponentProps } from 'react'
import { classNames } from '@/lib/utils'
import { SheetContent, SheetHeader } from './sheet'

export {
  Sheet as Dialog,
  SheetClose as DialogClose,
  SheetDescription as DialogDescription,
  SheetFooter as DialogFooter,
  SheetTitle as DialogTitle,
  SheetTrigger as DialogTrigger,
} from './sheet'

/** Centred on wide screens, at the bottom on phones. */
export function DialogContent(props: Omit<ComponentProps<typeof SheetContent>, 'side'>) {
  return <SheetContent side="center" {...props} />
}

export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return <SheetHeader className={classNames('canopy', className)} {...props} />
}
