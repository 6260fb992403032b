import type { ComponentProps } from 'react'
import { cn } from '@/lib/utils'

/** Shows a notice; one that appears later gets a role from its caller. */
export function Alert({ className, ...props }: ComponentProps<'div'>) {
  return (
    <div
      data-slot="alert"
      className={cn(
        'rounded-md bg-accent p-3.5 text-accent-foreground text-md contrast-more:border forced-colors:border',
        className,
      )}
      {...props}
    />
  )
}

export function AlertTitle({ className, ...props }: ComponentProps<'div'>) {
  return <div data-slot="alert-title" className={cn('font-bold', className)} {...props} />
}

export function AlertDescription(props: ComponentProps<'div'>) {
  return <div data-slot="alert-description" {...props} />
}
