import type { LucideIcon } from 'lucide-react'
import type { ReactNode } from 'react'

export const emptyShelfClass = 'rounded-lg border border-input border-dashed px-4 py-7 text-center'

type Props = {
  readonly Icon: LucideIcon
  readonly title: string
  readonly detail?: string
  readonly children?: ReactNode
}

export function EmptyShelf({ Icon, title, detail, children }: Props) {
  return (
    <div data-slot="empty" className={emptyShelfClass}>
      <Icon className="mx-auto mb-2 size-9 text-muted-foreground" />
      <p className="font-bold text-lg">{title}</p>
      {detail && (
        <p className="mx-auto mt-0.5 mb-4 max-w-[42ch] text-balance text-muted-foreground">{detail}</p>
      )}
      {children}
    </div>
  )
}
