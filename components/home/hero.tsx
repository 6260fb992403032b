import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button'
import { homeCopy } from '@/lib/copy/home'
import { siteCopy } from '@/lib/copy/site'
import type { BrandHero } from '@/lib/domain/brand'
import { paths } from '@/lib/domain/paths'
import { cn } from '@/lib/utils'

type Props = {
  /** Operator's hero. */
  readonly own?: BrandHero | undefined
}

const builtIn = {
  phone: { src: '/pictures/hero.webp', width: 1147, height: 320 },
  wide: { src: '/pictures/hero-wide.webp', width: 2691, height: 560 },
} as const

/** Characters that fit the large size. */
const longTitle = 24

/** Shows words beside goods; above them where letters are much enlarged. Our picture has one light by day and night. */
export function Hero({ own }: Props) {
  const { title = siteCopy.tagline, text = siteCopy.promise, picture = null } = own ?? {}
  const { phone, wide } = picture ?? builtIn
  return (
    <section
      className={cn(
        'relative mt-6 overflow-hidden rounded-xl md:mt-11 [p+&]:mt-2',
        picture ? 'bg-card' : 'bg-shelf-1 text-tag-foreground',
      )}
    >
      <picture>
        <source media="(min-width: 40em)" srcSet={wide.src} width={wide.width} height={wide.height} />
        <img
          src={phone.src}
          alt=""
          width={phone.width}
          height={phone.height}
          fetchPriority="high"
          className={cn(
            'absolute right-0 bottom-0 object-cover',
            picture
              ? 'h-full w-1/2 max-xs:h-40 max-xs:w-full md:w-[56%]'
              : 'mask-t-from-90% h-40 w-full object-right dark:brightness-93 md:h-56',
          )}
        />
      </picture>
      <div className="@container relative flex min-h-40 flex-col justify-between gap-2 p-3.5 pb-2 md:min-h-56 md:px-8 md:pt-7 md:pb-4 lg:px-11 lg:pt-5">
        <div
          className={cn(
            '@max-[16rem]:mb-32 @max-[16rem]:max-w-none',
            picture
              ? 'max-w-[calc(50%-14px)] md:max-w-[38%]'
              : 'max-w-[min(11rem,100%_-_124px)] md:max-w-[15rem] lg:max-w-sm',
          )}
        >
          <h1
            className={
              title.length > longTitle
                ? 'hyphens-auto text-lg leading-tight md:text-2xl'
                : 'text-xl md:text-3xl lg:text-4xl'
            }
          >
            {title}
          </h1>
          <p className="mt-0.5 text-sm opacity-90 md:mt-2 md:text-base lg:text-lg">{text}</p>
        </div>
        <Link
          href={paths.store}
          className={buttonVariants({
            className: cn(
              'self-start max-md:min-h-11!',
              !picture && 'dark:bg-header dark:text-header-foreground dark:hover:bg-header',
            ),
          })}
        >
          {homeCopy.exploreAll}
        </Link>
      </div>
    </section>
  )
}
