import { Boxes, ChartColumn, MessageCircle, Store } from 'lucide-react'
import { Badge } from '@/components/ui/badge'
import { buttonVariants } from '@/components/ui/button'
import { sellerCopy } from '@/lib/copy/seller'
import { imageAddress, imageSourceSet } from '@/lib/domain/image'
import { ChatLink } from './chat-link'
import { ErpFinder, ImportSkusButton } from './erp-finder'

const pictures = ['/pictures/maca.webp', '/pictures/queijo-colonial.webp', '/pictures/pao-frances.webp']

const { heading, store, stock, insights } = sellerCopy.benefits
const cards = [
  { ...store, Icon: Store },
  { ...stock, Icon: Boxes },
  { ...insights, Icon: ChartColumn },
]

export function SellerHero({ chatUrl }: { readonly chatUrl: string }) {
  const { title, promise, start, shelves } = sellerCopy.hero
  return (
    <section className="seller-hero">
      <div className="seller-pitch">
        <h1>{title}</h1>
        <p>
          {promise.map((sentence) => (
            <span key={sentence}>{sentence} </span>
          ))}
        </p>
        <ChatLink href={chatUrl} className={buttonVariants({ size: 'lg' })}>
          <MessageCircle className="size-[22px] flex-none" />
          {start}
        </ChatLink>
      </div>
      <div className="seller-shelves" aria-hidden="true">
        {pictures.map((picture, index) => (
          <div key={picture} className="seller-shelf">
            <picture>
              <img
                src={imageAddress(picture, 320)}
                srcSet={imageSourceSet(picture, [160, 240, 320, 400, 640])}
                sizes="(min-width: 75em) 207px, (min-width: 56.25em) 17vw, 34vw"
                alt=""
                width={300}
                height={400}
              />
            </picture>
            <span className="seller-tag">{shelves[index]}</span>
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
      <ul className="mt-5 grid gap-3 md:mt-10 md:grid-cols-3 md:gap-5">
        {cards.map(({ title, detail, Icon }) => (
          <li key={title} className="benefit">
            <Badge variant="icon" className="benefit-icon">
              <Icon className="size-6" />
            </Badge>
            <h3 className="font-bold text-lg leading-[1.2]">{title}</h3>
            <p className="text-muted-foreground leading-[1.4]">{detail}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

export function ErpSection({ chatUrl }: { readonly chatUrl: string }) {
  return (
    <section aria-labelledby="erp" className="mt-8 md:mt-14">
      <div className="flex flex-wrap items-center justify-between gap-3">
        <h2 id="erp">{sellerCopy.erp.heading}</h2>
        <ImportSkusButton />
      </div>
      <ErpFinder chatUrl={chatUrl} />
    </section>
  )
}
