import { ProductCards } from '@/components/product-card/product-card'
import { cardCopy } from '@/lib/copy/card'
import type { ProductCard as Card } from '@/lib/domain/product-card'

const gridSizes = '(min-width: 80em) 262px, (min-width: 40em) 232px, 46vw'

type Props = {
  readonly cards: readonly Card[]
  /** Below the first view. */
  readonly isContinued?: boolean
  readonly Heading?: 'h2' | 'h3'
}

/**
 * Has one to four columns, fewer where letters are enlarged. Cards amid the list are laid out when they come near, and
 * have another height then: only in browsers that hold the reader's place (Safari 18 moved it away). The last six have
 * theirs at once, so that nothing moves under a finger at the list's foot.
 */
export function ProductGrid({ cards, isContinued = false, Heading = 'h2' }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(max(8.5rem,40%),100%),1fr))] gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(max(11.5rem,21%),1fr))] sm:short:grid-cols-[repeat(auto-fill,minmax(max(8.5rem,21%),1fr))] md:gap-x-4 md:gap-y-7 supports-[overflow-anchor:auto]:[&>:nth-child(n+7):nth-last-child(n+7)]:[contain-intrinsic-height:auto_330px] md:supports-[overflow-anchor:auto]:[&>:nth-child(n+7):nth-last-child(n+7)]:[contain-intrinsic-height:auto_440px] supports-[overflow-anchor:auto]:[&>:nth-child(n+7):nth-last-child(n+7)]:[content-visibility:auto]">
      <ProductCards
        cards={cards}
        buyLabel={cardCopy.buyNow}
        sizes={gridSizes}
        Heading={Heading}
        eager={isContinued ? 0 : 4}
        entering={8}
      />
    </ul>
  )
}
