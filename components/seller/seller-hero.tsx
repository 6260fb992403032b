import { buttonVariants } from '@/components/ui/button'
import { MessageCircle } from '@/components/ui/icons'
import { sellerCopy } from '@/lib/copy/seller'
import { imageAddress, imageSourceSet } from '@/lib/domain/image'
import { ChatLink } from './chat-link'

const pictures = ['/pictures/maca.webp', '/pictures/queijo-colonial.webp', '/pictures/pao-frances.webp']

/** Three places on the shelf, each with its paper tag: this one could be yours. */
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
