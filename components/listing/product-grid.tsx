import { ProductCard } from '@/components/product-card/product-card'
import { cardCopy } from '@/lib/copy/card'
import type { ProductCard as Card } from '@/lib/domain/product-card'

const gridSizes = '(min-width: 80em) 262px, (min-width: 40em) 232px, 46vw'
// Cards of a phone's first view.
const eagerCards = 4
// Staggered by 0.05 s (specification, section 9); later cards are static.
const enteringCards = 8

const entering = (index: number) => ({
  className: 'animate-card-in',
  style: { animationDelay: `${index * 0.05}s` },
})

type Props = {
  readonly cards: readonly Card[]
  /** Below the first view. */
  readonly isContinued?: boolean
  readonly Heading?: 'h2' | 'h3'
}

/**
 * Has one to four columns, fewer where letters are enlarged. What a phone does not show at first is laid out when it
 * comes near, and has another height then: only in browsers that hold the reader's place (Safari 18 moved it away).
 */
export function ProductGrid({ cards, isContinued = false, Heading = 'h2' }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(max(8.5rem,40%),100%),1fr))] gap-x-3 gap-y-5 sm:grid-cols-[repeat(auto-fill,minmax(max(11.5rem,21%),1fr))] sm:[@media(max-height:25em)]:grid-cols-[repeat(auto-fill,minmax(max(8.5rem,21%),1fr))] md:gap-x-4 md:gap-y-7 supports-[overflow-anchor:auto]:*:nth-[n+7]:[contain-intrinsic-size:auto_158px_auto_330px] supports-[overflow-anchor:auto]:*:nth-[n+7]:[content-visibility:auto]">
      {cards.map((card, index) => (
        <li key={card.productId} {...(index < enteringCards && entering(index))}>
          <ProductCard
            card={card}
            buyLabel={cardCopy.buyNow}
            sizes={gridSizes}
            Heading={Heading}
            isEager={!isContinued && index < eagerCards}
          />
        </li>
      ))}
    </ul>
  )
}
