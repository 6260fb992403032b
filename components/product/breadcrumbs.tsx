import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { listingCopy } from '@/lib/copy/listing'
import { siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/paths'

export type Crumb = { readonly name: string; readonly path: string }

export const homeCrumb: Crumb = { name: siteCopy.menu.home, path: paths.home }
export const storeCrumb: Crumb = { name: siteCopy.menu.store, path: paths.store }

/** The way to a page, from the outside in. */
export function Breadcrumbs({
  crumbs,
  here,
  className,
}: {
  readonly crumbs: readonly Crumb[]
  readonly here: string
  readonly className?: string
}) {
  return (
    <nav aria-label={listingCopy.breadcrumbs} className={className}>
      <ol className="flex items-center text-[15px] text-muted-foreground">
        {crumbs.map(({ name, path }) => (
          <li key={path} className="flex flex-none items-center">
            <Link
              href={path}
              prefetch={false}
              className="flex min-h-11 items-center px-1 underline-offset-4 hover:underline"
            >
              {name}
            </Link>
            <ChevronRight aria-hidden="true" className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="truncate px-1 font-semibold text-foreground">
          {here}
        </li>
      </ol>
    </nav>
  )
}
