import { classNames } from '@/lib/utils'

type Props = { readonly className?: string | undefined }

/** Path of 24 × 24, decorative; `.icon` has the attributes, as every icon is in the document twice. */
export const icon =
  (path: string) =>
  ({ className }: Props) => (
    <svg viewBox="0 0 24 24" aria-hidden="true" className={classNames('icon', className)}>
      <path d={path} />
    </svg>
  )

export type Icon = ReturnType<typeof icon>
