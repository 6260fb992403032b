import Link from 'next/link'
import { homeCopy } from '@/lib/copy/home'
import { imageAddress, imageSourceSet } from '@/lib/domain/image'
import { paths } from '@/lib/domain/paths'

const pictures = [
  '/pictures/maca.webp',
  '/pictures/alface-crespa.webp',
  '/pictures/queijo-colonial.webp',
  '/pictures/pao-frances.webp',
]

/** Four ways into the shop. A category the store does not have is searched for instead. */
export function CategoryTiles({ slugs }: { readonly slugs: readonly (string | null)[] }) {
  return (
    <nav aria-label={homeCopy.categories}>
      <ul className="mt-4 grid grid-cols-4 gap-2 min-[760px]:mt-6 min-[760px]:gap-5">
        {homeCopy.categoryTitles.map((title, index) => {
          const slug = slugs[index]
          const picture = pictures[index] ?? ''
          return (
            <li key={title}>
              <Link href={slug ? paths.category(slug) : paths.search(title)} className="category-tile">
                <span className="category-picture">
                  <picture>
                    <img
                      src={imageAddress(picture, 160)}
                      srcSet={imageSourceSet(picture, [96, 160, 240, 320])}
                      sizes="96px"
                      alt=""
                      width={96}
                      height={96}
                    />
                  </picture>
                </span>
                <span className="category-title">{title}</span>
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
  )
}
