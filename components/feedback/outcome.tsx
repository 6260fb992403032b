import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

type Props = {
  readonly Icon: LucideIcon
  readonly title: ReactNode
  /** Accessible name of a multi-part title. */
  readonly titleLabel?: string
  readonly detail: string
  readonly children: ReactNode
}

export function Outcome({ Icon, title, titleLabel, detail, children }: Props) {
  return (
    <div className="mx-auto flex max-w-140 flex-col items-center py-10 text-center">
      <span className="grid size-14 flex-none place-items-center rounded-full bg-secondary text-secondary-foreground">
        <Icon className="size-8" />
      </span>
      <h1 aria-label={titleLabel} className="mt-4">
        {title}
      </h1>
      <p className="mt-3 text-balance text-muted-foreground">{detail}</p>
      {children}
    </div>
  )
}

export function OutcomeWays({ children }: Pick<Props, 'children'>) {
  return <div className="mt-8 grid w-full max-w-110 gap-3">{children}</div>
}
