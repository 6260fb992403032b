import Link from 'next/link'
import { ProductCards } from '@/components/product-card/product-card'
import { buttonVariants } from '@/components/ui/button'
import { cardCopy } from '@/lib/copy/card'
import type { ProductCard as Card } from '@/lib/domain/product-card'
import { slugify } from '@/lib/domain/text'
import { ShelfScroller } from './shelf-scroller'

type Props = {
  readonly title: string
  readonly cards: readonly Card[]
  readonly all?: { readonly path: string; readonly label: string }
}

/** Hidden when empty. */
export function ProductShelf({ title, cards, all }: Props) {
  if (cards.length === 0) return null
  const id = slugify(title)
  return (
    <section aria-labelledby={id} className="mt-6 md:mt-12">
      <ShelfScroller
        title={title}
        headingId={id}
        all={
          all && (
            <Link href={all.path} prefetch={false} className={buttonVariants({ variant: 'link' })}>
              {all.label}
              <span className="sr-only">: {title}</span>
            </Link>
          )
        }
      >
        <ProductCards
          cards={cards}
          buyLabel={cardCopy.buy}
          sizes="(min-width: 47.5em) 254px, 154px"
          Heading="h3"
        />
      </ShelfScroller>
    </section>
  )
}
