import { type ReactNode, type RefObject, useId } from 'react'

type Props = {
  /** Anchor. */
  readonly id?: string
  readonly title: string
  readonly children: ReactNode
  readonly ref?: RefObject<HTMLElement | null>
}

/** Callers add the template of wide screens. */
export const columnsClass = 'grid gap-8 lg:gap-12'
export const columnClass = 'grid min-w-0 content-start gap-8'

/** Receives the focus of removed content. */
export function Section({ id: given, title, children, ref }: Props) {
  const made = useId()
  const id = given ?? made
  return (
    <section ref={ref} aria-labelledby={id} className="min-w-0">
      <h2 id={id} tabIndex={-1} className="mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}
