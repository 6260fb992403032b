import { ChevronRight } from 'lucide-react'
import Link from 'next/link'
import { listingCopy } from '@/lib/copy/listing'
import { siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'
import { cn } from '@/lib/utils'

export type Crumb = { readonly name: string; readonly path: string }

export const homeCrumb: Crumb = { name: siteCopy.menu.home, path: paths.home }
export const storeCrumb: Crumb = { name: siteCopy.menu.store, path: paths.store }

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
    <nav aria-label={listingCopy.breadcrumbs} className={cn('-mx-1', className)}>
      <ol className="flex items-center text-md max-xs:flex-wrap text-muted-foreground">
        {crumbs.map(({ name, path }) => (
          <li key={path} className="flex max-w-[70%] flex-none items-center">
            <Link
              href={path}
              className="-mx-1 flex min-h-11 min-w-11 wrap-anywhere items-center justify-center px-2 underline-offset-4 hover:underline"
              prefetch={false}
            >
              {name}
            </Link>
            <ChevronRight className="size-4" />
          </li>
        ))}
        <li aria-current="page" className="truncate px-1 font-semibold text-foreground">
          {here}
        </li>
      </ol>
    </nav>
  )
}
