'use client'

import * as Radix from '@radix-ui/react-toast'
import { cva, type VariantProps } from 'class-variance-authority'
import { X } from 'lucide-react'
import type { ComponentProps } from 'react'
import { toastCopy } from '@/lib/copy/toasts'
import { cn } from '@/lib/utils'
import { buttonVariants } from './button'

export const ToastProvider = Radix.Provider

/** `--bar`: height of what lies at the bottom of the window besides the page's own bar. */
export function ToastViewport({ className, ...props }: ComponentProps<typeof Radix.Viewport>) {
  return (
    <Radix.Viewport
      data-slot="toast-viewport"
      className={cn(
        'pointer-events-none fixed inset-x-2 bottom-[calc(8px+max(var(--bar,0px),var(--bottom-bar,0px),env(safe-area-inset-bottom)))] z-50 mx-auto max-w-100 outline-none md:right-6 md:left-auto md:w-100 lg:mb-4',
        className,
      )}
      {...props}
    />
  )
}

const toastVariants = cva(
  'pointer-events-auto flex items-center gap-2 rounded-md py-1.5 pr-1 pl-4 shadow-lg [--from:0_150%] contrast-more:border forced-colors:border data-[swipe=cancel]:translate-x-0 data-[swipe=end]:translate-x-(--radix-toast-swipe-end-x) data-[swipe=move]:translate-x-(--radix-toast-swipe-move-x) data-[state=closed]:animate-leave animate-arrive data-[swipe=cancel]:transition-[translate] data-[state=closed]:[--from:100%] data-[state=closed]:[--opacity:0]',
  {
    variants: {
      variant: {
        default: 'bg-foreground text-background',
        destructive: 'bg-destructive text-destructive-foreground',
      },
    },
    defaultVariants: { variant: 'default' },
  },
)

type ToastProps = ComponentProps<typeof Radix.Root> & VariantProps<typeof toastVariants>

export function Toast({ variant, className, ...props }: ToastProps) {
  return <Radix.Root data-slot="toast" className={toastVariants({ variant, className })} {...props} />
}

export function ToastTitle({ className, ...props }: ComponentProps<typeof Radix.Title>) {
  return <Radix.Title data-slot="toast-title" className={cn('font-bold text-md', className)} {...props} />
}

export function ToastDescription({ className, ...props }: ComponentProps<typeof Radix.Description>) {
  return <Radix.Description data-slot="toast-description" className={cn('text-sm', className)} {...props} />
}

export function ToastAction({ className, ...props }: ComponentProps<typeof Radix.Action>) {
  return (
    <Radix.Action
      data-slot="toast-action"
      className={cn(buttonVariants({ variant: 'link' }), 'flex-none px-2.5 font-bold!', className)}
      {...props}
    />
  )
}

export function ToastClose(props: ComponentProps<typeof Radix.Close>) {
  return (
    <Radix.Close
      data-slot="toast-close"
      className={buttonVariants({ variant: 'ghost', size: 'icon-sm' })}
      aria-label={toastCopy.dismiss}
      {...props}
    >
      <X className="size-5" />
    </Radix.Close>
  )
}
