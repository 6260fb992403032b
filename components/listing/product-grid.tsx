import { cardCopy } from '@/lib/copy/card'
import type { ProductCard as Card } from '@/lib/domain/product-card'
import { ProductCard } from '../product/product-card'

const gridSizes = '(min-width: 1000px) 270px, (min-width: 760px) 31vw, 46vw'
// The rows a phone shows first.
const eagerCards = 2

type Props = {
  readonly cards: readonly Card[]
  /** Behind others that stand already: nothing in it is in the first view. */
  readonly isContinued?: boolean
  readonly Heading?: 'h2' | 'h3'
}

/** 2 columns on phones, 3 from 760 px, 4 from 1000 px; one below 300 px. */
export function ProductGrid({ cards, isContinued = false, Heading = 'h2' }: Props) {
  return (
    <ul className="grid grid-cols-[repeat(auto-fit,minmax(min(136px,100%),1fr))] gap-x-3 gap-y-6 min-[300px]:grid-cols-2 min-[760px]:grid-cols-3 min-[760px]:gap-x-5 min-[760px]:gap-y-9 min-[1000px]:grid-cols-4 min-[1000px]:gap-y-10">
      {cards.map((card, index) => (
        <li
          key={card.handle}
          className="grid-place card-enter"
          style={{ '--index': index } as React.CSSProperties}
        >
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
