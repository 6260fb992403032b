'use client'

import * as Radix from '@radix-ui/react-dialog'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { siteCopy } from '@/lib/copy/site'
import { cn } from '@/lib/utils'
import { Button } from './button'

export const Dialog = Radix.Root
export const DialogTrigger = Radix.Trigger
export const DialogClose = Radix.Close

/** Draws scrim and way out of dialog and sheet, which say its place. */
export function ModalContent({ className, children, ...props }: ComponentProps<typeof Radix.Content>) {
  return (
    <Radix.Portal>
      <Radix.Overlay
        data-slot="dialog-overlay"
        className="fixed inset-0 z-30 bg-scrim [--opacity:0] data-[state=closed]:animate-leave animate-arrive"
      />
      <Radix.Content
        className={cn(
          '@container fixed z-31 flex flex-col overflow-y-auto overflow-x-hidden bg-background shadow-lg data-[state=closed]:animate-leave animate-arrive contrast-more:border forced-colors:border short:block short:scroll-pt-18',
          className,
        )}
        {...props}
      >
        <DialogClose asChild>
          <Button
            variant="ghost"
            size="icon"
            className="sticky! flex! top-1.5 z-21 mt-1.5 mr-1.5 -mb-13.5 ml-auto text-header-foreground focus-visible:outline-awning"
            aria-label={siteCopy.close}
          >
            <X className="size-5.5" />
          </Button>
        </DialogClose>
        {children}
      </Radix.Content>
    </Radix.Portal>
  )
}

/** Centred on wide screens, at the bottom on phones. */
export function DialogContent({ className, ...props }: ComponentProps<typeof ModalContent>) {
  return (
    <ModalContent
      data-slot="dialog-content"
      className={cn(
        'inset-x-0 bottom-0 max-h-[calc(100dvh-24px)] rounded-t-xl pb-[env(safe-area-inset-bottom)] [--from:0_100%] md:inset-0 md:m-auto md:h-fit md:max-h-[calc(100dvh-48px)] md:w-[27rem] md:rounded-xl md:pb-0 md:[--from:0_8px] md:[--opacity:0]',
        className,
      )}
      {...props}
    />
  )
}

/** Stays in view, beside the way out. */
export function DialogHeader({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-header"
      className={cn(
        'sticky top-0 z-20 flex min-h-15 flex-none items-center bg-header py-1.5 pr-13.5 pl-4 text-header-foreground contrast-more:border-b forced-colors:border-b',
        className,
      )}
      {...props}
    />
  )
}

export function DialogTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="dialog-title" className={cn('text-lg', className)} {...props} />
}

export function DialogDescription(props: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description data-slot="dialog-description" {...props} />
}

export function DialogFooter({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="dialog-footer"
      className={cn(
        'flex-none border-t bg-card px-4 pt-3 pb-[calc(12px+env(safe-area-inset-bottom))]',
        className,
      )}
      {...props}
    />
  )
}
