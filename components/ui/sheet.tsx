'use client'

import * as Radix from '@radix-ui/react-dialog'
import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { siteCopy } from '@/lib/copy/site'
import { classNames } from '@/lib/utils'
import { buttonVariants } from './button'

const sheetVariants = cva(
  '@container fixed z-31 flex flex-col overflow-y-auto overflow-x-hidden bg-background shadow-lg data-[state=closed]:animate-out data-[state=open]:animate-in contrast-more:border forced-colors:border short:block short:scroll-pt-18',
  {
    variants: {
      side: {
        left: 'inset-y-0 left-0 w-[min(86%,21.25rem)] [--from:-100%]',
        right: 'inset-y-0 right-0 w-[min(100%,27.5rem)] [--from:100%]',
        center:
          'inset-x-0 bottom-0 max-h-[calc(100dvh-24px)] rounded-t-xl pb-[env(safe-area-inset-bottom)] [--from:0_100%] md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-48px)] md:w-[27rem] md:rounded-xl md:pb-0 md:[--from:0_8px] md:[--opacity:0]',
      },
    },
    defaultVariants: { side: 'right' },
  },
)

export const Sheet = Radix.Root
export const SheetTrigger = Radix.Trigger
export const SheetClose = Radix.Close

type ContentProps = ComponentProps<typeof Radix.Content> & VariantProps<typeof sheetVariants>

/** `center`: a card on wide screens, at the bottom on phones. */
export function SheetContent({ side, className, ...props }: ContentProps) {
  return (
    <Radix.Portal>
      <Radix.Overlay
        data-slot="sheet-overlay"
        className="fixed inset-0 z-30 bg-scrim [--opacity:0] data-[state=closed]:animate-out data-[state=open]:animate-in"
      />
      <Radix.Content data-slot="sheet-content" className={sheetVariants({ side, className })} {...props} />
    </Radix.Portal>
  )
}

/** Stays in view, with the way out. */
export function SheetHeader({ className, children, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-header"
      className={classNames(
        'sticky top-0 z-20 flex flex-none items-center justify-between bg-header py-1.5 pr-1.5 pl-4 text-header-foreground **:focus-visible:outline-awning contrast-more:border-b forced-colors:border-b',
        className,
      )}
      {...props}
    >
      {children}
      <SheetClose className={buttonVariants({ variant: 'ghost', size: 'icon' })} aria-label={siteCopy.close}>
        <X className="size-5.5" />
      </SheetClose>
    </div>
  )
}

/** Scrolls between header and footer; with much enlarged text the sheet itself scrolls. */
export function SheetBody({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="sheet-body"
      className={classNames(
        'relative flex-1 @max-[15rem]:flex-none overflow-y-auto @max-[15rem]:overflow-visible overscroll-contain px-4 pt-4 pb-5',
        className,
      )}
      {...props}
    />
  )
}

export function SheetTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="sheet-title" className={classNames('text-lg', className)} {...props} />
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
