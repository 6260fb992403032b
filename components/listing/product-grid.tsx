import { ProductCard } from '@/components/product-card/product-card'
import { cardCopy } from '@/lib/copy/card'
import type { ProductCard as Card } from '@/lib/domain/product-card'

const gridSizes = '(min-width: 72em) 150px, (min-width: 47.5em) 24vw, 35vw'
// Cards of a phone's first view.
const eagerCards = 4
// Staggered (specification, section 9); later cards are static.
const enteringCards = 8

const standing = { className: 'grid-place' }
const entering = (index: number) => ({
  className: 'grid-place card-enter',
  style: { '--index': index } as React.CSSProperties,
})

type Props = {
  readonly cards: readonly Card[]
  /** Below the first view. */
  readonly isContinued?: boolean
  readonly Heading?: 'h2' | 'h3'
}

/** 2 columns on phones, 3 from 760 px, 4 from 1000 px; one below 300 px. */
export function ProductGrid({ cards, isContinued = false, Heading = 'h2' }: Props) {
  return (
    <ul className="product-grid">
      {cards.map((card, index) => (
        <li key={card.productId} {...(index < enteringCards ? entering(index) : standing)}>
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
