import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button'
import { homeCopy } from '@/lib/copy/home'
import { siteCopy } from '@/lib/copy/site'
import type { BrandHero } from '@/lib/domain/brand'
import { paths } from '@/lib/domain/paths'

type Props = {
  /** Operator's hero. */
  readonly own?: BrandHero | undefined
}

const builtIn = {
  phone: { src: '/pictures/hero.webp', width: 656, height: 416 },
  wide: { src: '/pictures/hero-wide.webp', width: 2272, height: 660 },
} as const

/** Characters that fit the built-in size. */
const longTitle = 24

export function Hero({ own }: Props) {
  const { title = siteCopy.tagline, text = siteCopy.promise, picture = null } = own ?? {}
  const { phone, wide } = picture ?? builtIn
  const isSaid = own?.title !== undefined || own?.text !== undefined
  const dress = [
    picture ? ' hero-own' : isSaid ? ' hero-said' : '',
    title.length > longTitle ? ' hero-long' : '',
  ]
  return (
    <section className={`hero${dress.join('')}`}>
      <picture>
        <source
          media={`(min-width: ${picture ? '47.5em' : '72em'})`}
          srcSet={wide.src}
          width={wide.width}
          height={wide.height}
        />
        <img src={phone.src} alt="" width={phone.width} height={phone.height} fetchPriority="high" />
      </picture>
      <div className="hero-text">
        <h1>{title}</h1>
        <p>{text}</p>
      </div>
      <Link href={paths.store} className={buttonVariants({ className: 'hero-button' })}>
        {homeCopy.exploreAll}
      </Link>
    </section>
  )
}
