import { type ReactNode, type RefObject, useId } from 'react'

type Props = {
  /** Anchor. */
  readonly id?: string
  readonly title: string
  readonly children: ReactNode
  readonly ref?: RefObject<HTMLElement | null>
}

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
