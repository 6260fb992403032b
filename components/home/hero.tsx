import Link from 'next/link'
import { buttonVariants } from '@/components/ui/button'
import { homeCopy } from '@/lib/copy/home'
import { siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'

/** One big shelf, the promise on its wall and the button on its lip. */
export function Hero() {
  return (
    <section className="hero">
      <picture>
        <source media="(min-width: 72em)" srcSet="/pictures/hero-wide.webp" width={2272} height={660} />
        <img src="/pictures/hero.webp" alt="" width={656} height={416} fetchPriority="high" />
      </picture>
      <div className="hero-text">
        <h1>{siteCopy.tagline}</h1>
        <p>{siteCopy.promise}</p>
      </div>
      <Link href={paths.store} className={buttonVariants({ className: 'hero-button' })}>
        {homeCopy.exploreAll}
      </Link>
    </section>
  )
}
