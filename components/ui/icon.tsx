import { classNames } from '@/lib/utils'

type Props = { readonly className?: string | undefined }

/**
 * A drawing of one path on 24 × 24, in the colour of the text and for the eye only. Every icon stands in the document
 * twice, once for React, so how it is drawn stands in the style sheet (`.icon`).
 */
export const icon =
  (path: string) =>
  ({ className }: Props) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('icon', className)}>
      <path d={path} />
    </svg>
  )

export type Icon = ReturnType<typeof icon>
