import { Boxes, ChartColumn, MessageCircle, Store } from 'lucide-react'
import { buttonVariants } from '@/components/ui/button'
import { cardClass } from '@/components/ui/card'
import { sellerCopy } from '@/lib/copy/seller'
import { imageAddress, imageSourceSet } from '@/lib/domain/image'
import { cn } from '@/lib/utils'
import { ChatLink, ErpFinder, ImportSkusButton } from './erp-finder'

const pictures = ['/pictures/maca.webp', '/pictures/queijo-colonial.webp', '/pictures/pao-frances.webp']

const { heading, store, stock, insights } = sellerCopy.benefits
const cards = [
  { ...store, Icon: Store },
  { ...stock, Icon: Boxes },
  { ...insights, Icon: ChartColumn },
]

/** Its band runs to both edges of the window: a shadow adds no width to scroll. */
export function SellerHero({ chatUrl }: { readonly chatUrl: string }) {
  const { title, promise, start, shelves } = sellerCopy.hero
  return (
    <section className="bg-(--band) pt-9 text-accent-foreground shadow-[0_0_0_100vmax_var(--band)] [--band:var(--accent)] [clip-path:inset(0_-100vmax)] md:pt-14 lg:grid lg:grid-cols-[minmax(0,1fr)_minmax(0,640px)] lg:items-end lg:gap-12 dark:text-card-foreground dark:[--band:var(--card)]">
      <div className="lg:pb-14">
        <h1 className="text-3xl md:text-4xl">{title}</h1>
        <p className="mt-3 mb-6 text-balance text-lg">
          {promise.map((sentence) => (
            <span key={sentence} className="block">
              {sentence}{' '}
            </span>
          ))}
        </p>
        <ChatLink href={chatUrl} className={buttonVariants({ size: 'lg' })}>
          <MessageCircle className="size-5.5 flex-none" />
          {start}
        </ChatLink>
      </div>
      <div
        aria-hidden="true"
        className="-mx-4 mt-8 grid grid-cols-3 overflow-hidden md:-mx-8 lg:mx-0 lg:mt-0 lg:rounded-t-xl"
      >
        {pictures.map((picture, index) => (
          <div
            key={picture}
            className="@container relative aspect-3/4 max-h-75 w-full after:absolute after:inset-0 after:bg-veil lg:max-h-none"
          >
            <picture>
              <img
                src={imageAddress(picture, 320)}
                srcSet={imageSourceSet(picture, [160, 240, 320, 400, 640])}
                sizes="(min-width: 75em) 213px, (min-width: 64em) 17vw, 34vw"
                alt=""
                width={300}
                height={400}
                className="size-full object-cover object-bottom"
              />
            </picture>
            <span className="absolute bottom-[9.5%] left-1/2 z-1 -translate-x-1/2 translate-y-1/2 whitespace-nowrap rounded-sm bg-tag px-[.6em] py-[.15em] font-bold text-[min(1rem,12cqi)] text-tag-foreground shadow-sm contrast-more:border forced-colors:border">
              {shelves[index]}
            </span>
          </div>
        ))}
      </div>
    </section>
  )
}

export function Benefits() {
  return (
    <section aria-labelledby="vantagens">
      <h2 id="vantagens" className="sr-only">
        {heading}
      </h2>
      <ul className="mt-6 grid gap-3 md:mt-12 md:grid-cols-3 md:gap-4">
        {cards.map(({ title, detail, Icon }) => (
          <li key={title} className={cn('flex gap-4 md:block', cardClass)}>
            <span className="grid size-12 flex-none place-items-center rounded-md bg-secondary text-secondary-foreground">
              <Icon className="size-6" />
            </span>
            <div className="min-w-0 md:mt-4">
              <h3 className="font-bold text-lg">{title}</h3>
              <p className="mt-1 text-muted-foreground">{detail}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ErpSection({ chatUrl }: { readonly chatUrl: string }) {
  return (
    <section aria-labelledby="erp" className="mt-8 md:mt-12">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="erp">{sellerCopy.erp.heading}</h2>
        <ImportSkusButton />
      </div>
      <ErpFinder chatUrl={chatUrl} />
    </section>
  )
}
