import { changedBeforeHydration } from '@/components/ui/changed-before-hydration'
import { heartCopy } from '@/lib/copy/card'
import type { ProductId } from '@/lib/domain/identifiers'

type Props = { readonly productId: ProductId; readonly title: string }

/** Static heart, filled and replayed by `favourite-hearts.tsx`. */
export function HeartButton({ productId, title }: Props) {
  return (
    <button
      type="button"
      className="heart"
      data-in-place="waiting"
      {...changedBeforeHydration}
      value={productId}
      aria-label={heartCopy.favourite(title)}
    />
  )
}
