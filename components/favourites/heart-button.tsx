import { Heart } from 'lucide-react'
import { heartCopy } from '@/lib/copy/card'
import type { ProductId } from '@/lib/domain/identifiers'
import { changedBeforeHydration, cn } from '@/lib/utils'

type Props = { readonly productId: ProductId; readonly title: string; readonly className?: string }

/** Static heart, filled and replayed by `favourite-hearts.tsx`. */
export function HeartButton({ productId, title, className }: Props) {
  return (
    <button
      type="button"
      data-slot="heart"
      className={cn(
        'grid size-11 flex-none rounded-full place-items-center aria-pressed:*:fill-sale-text aria-pressed:*:stroke-sale-text',
        className,
      )}
      data-in-place="waiting"
      {...changedBeforeHydration}
      value={productId}
      aria-label={heartCopy.favourite(title)}
    >
      <Heart className="size-9 rounded-full bg-card/85 p-2" />
    </button>
  )
}
