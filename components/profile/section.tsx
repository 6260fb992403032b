import { type ReactNode, useId } from 'react'

/** A part of the profile under its heading. */
export function Section({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  const id = useId()
  return (
    <section aria-labelledby={id} className="min-w-0">
      <h2 id={id} className="section-title mb-3">
        {title}
      </h2>
      {children}
    </section>
  )
}
