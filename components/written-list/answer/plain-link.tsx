import type { ComponentProps } from 'react'

/** Replaces Next's link in a document without its scripts. */
export default function PlainLink({ prefetch: _, ...props }: ComponentProps<'a'> & { prefetch?: unknown }) {
  return <a {...props} />
}
