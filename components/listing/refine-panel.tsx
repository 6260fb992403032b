import { Check, type LucideIcon, X } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { listingCopy } from '@/lib/copy/listing'
import { classNames } from '@/lib/utils'

type PanelProps = {
  readonly id: string
  readonly label: string
  /** Shown if there is room. */
  readonly Icon: LucideIcon
  readonly button: string
  readonly children: ReactNode
}

const opener = buttonVariants({ variant: 'outline', size: 'sm', className: 'min-w-0 rounded-full! px-2.5!' })

/** Opens a native popover without scripts; older browsers get a disclosure (see the style sheet). */
export function RefinePanel({ id, label, Icon, button, children }: PanelProps) {
  const content = (
    <>
      <Icon className="size-[18px] flex-none max-md:hidden" />
      <span className="truncate">{button}</span>
    </>
  )
  return (
    <>
      <button type="button" popoverTarget={id} className={opener}>
        {content}
      </button>
      <details className="refine-disclosure">
        <summary className={opener}>{content}</summary>
      </details>
      <nav id={id} popover="auto" aria-label={label} className="refine">
        <div className="flex items-center justify-between">
          <p className="font-extrabold text-lg">{label}</p>
          <Button
            popoverTarget={id}
            popoverTargetAction="hide"
            variant="ghost"
            size="icon"
            className="-mr-2"
            aria-label={listingCopy.refine.close}
          >
            <X className="size-[22px]" />
          </Button>
        </div>
        {children}
      </nav>
    </>
  )
}

type ChoiceProps = {
  readonly href: string
  readonly label: string
  readonly isChosen: boolean
  /** Products left. */
  readonly count?: number
  /** Radio mark. */
  readonly isOneOf?: boolean
}

/** Links to a filter or order; a chosen one links to its removal. Disabled when nothing is left. */
export function RefineChoice({ href, label, isChosen, count, isOneOf = false }: ChoiceProps) {
  const className = classNames('flex min-h-12 items-center gap-3', isChosen ? 'font-bold' : 'font-medium')
  const content = (
    <>
      <span
        className={classNames(
          'refine-mark grid size-[22px] flex-none place-items-center',
          isOneOf && 'refine-mark-round',
        )}
      >
        {isChosen && !isOneOf && <Check className="size-4" />}
      </span>
      {label}
      {count !== undefined && <span className="ml-auto text-muted-foreground">{count}</span>}
    </>
  )
  if (count === 0 && !isChosen) return <li className={`${className} text-muted-foreground`}>{content}</li>
  return (
    <li>
      <Link
        href={href}
        rel="nofollow"
        prefetch={false}
        aria-current={isChosen ? 'true' : undefined}
        className={className}
      >
        {content}
      </Link>
    </li>
  )
}
