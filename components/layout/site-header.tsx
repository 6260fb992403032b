import { Search, X } from 'lucide-react'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { searchCopy } from '@/lib/copy/search'
import { categoriesCopy, siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { Logo } from './logo'
import { CartButton, MenuButton } from './panel-buttons'
import { PartPlace, partPlaceIds } from './part-place'

type Props = Pick<ComponentProps<typeof Logo>, 'logo'> & { readonly storeName: string }

export function SiteHeader({ storeName, logo }: Props) {
  return (
    <header className="canopy site-header">
      <div>
        <MenuButton />
        <Logo name={storeName} logo={logo} className="site-logo" />
        <SearchField />
        <nav aria-label={siteCopy.shortcuts} className="header-links">
          <Link href={publicPaths.categories} prefetch={false}>
            {categoriesCopy.title}
          </Link>
          <Link href={publicPaths.purchases} prefetch={false}>
            <span>{siteCopy.purchases}</span>
          </Link>
          <PartPlace id={partPlaceIds.account} />
        </nav>
        <CartButton />
      </div>
    </header>
  )
}

/** Works without JavaScript. */
function SearchField() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is newer than the phones we serve
    <form role="search" action={paths.store} className="search-field">
      <Search className="size-[22px] flex-none" />
      <label htmlFor="site-search" className="sr-only">
        {searchCopy.search}
      </label>
      {/* biome-ignore lint/a11y/useSemanticElements: a field of type search can be no combobox, which scripts make of it */}
      <input
        id="site-search"
        type="text"
        role="searchbox"
        inputMode="search"
        name="q"
        required
        maxLength={80}
        autoComplete="off"
        enterKeyHint="search"
        placeholder={searchCopy.placeholder}
        className="min-w-0 flex-1 text-base text-foreground self-stretch text-ellipsis outline-none placeholder:text-muted-foreground"
      />
      <button type="reset" aria-label={searchCopy.clear} className="search-clear">
        <X className="size-5" />
      </button>
    </form>
  )
}
