'use client'

import type { ComponentProps } from 'react'
import { SheetContent } from './sheet'

export {
  Sheet as Dialog,
  SheetClose as DialogClose,
  SheetDescription as DialogDescription,
  SheetFooter as DialogFooter,
  SheetHeader as DialogHeader,
  SheetTitle as DialogTitle,
  SheetTrigger as DialogTrigger,
} from './sheet'

/** Centred on wide screens, at the bottom on phones. */
export function DialogContent(props: Omit<ComponentProps<typeof SheetContent>, 'side'>) {
  return <SheetContent side="center" {...props} />
}
