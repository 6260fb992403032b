import { Search, X } from 'lucide-react'
import Link from 'next/link'
import type { ComponentProps } from 'react'
import { Canopy } from '@/components/shop/canopy'
import { buttonVariants } from '@/components/ui/button'
import { searchCopy } from '@/lib/copy/search'
import { categoriesCopy, siteCopy } from '@/lib/copy/site'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { Logo } from './logo'
import { CartButton, HeaderRows, MenuButton } from './panel-buttons'
import { PartPlace, partPlaceIds } from './part-place'

type Props = Pick<ComponentProps<typeof Logo>, 'logo'> & { readonly storeName: string }

const shortcut = buttonVariants({ variant: 'ghost', className: 'relative px-3' })

/**
 * On a phone the name has a row of its own at home, which leaves with the page, and comes back where it has the focus;
 * elsewhere the mark stands alone.
 */
export function SiteHeader({ storeName, logo }: Props) {
  return (
    <Canopy className="roomy:top-(--few-lines) xs:thumb:has-data-home:top-[calc(var(--few-lines)-44px)] xs:thumb:has-data-home:has-[a:focus-visible]:top-0">
      <HeaderRows>
        <MenuButton />
        <Logo
          name={storeName}
          logo={logo}
          className="xs:thumb:min-w-11 xs:thumb:max-w-22 xs:thumb:justify-center xs:thumb:group-data-home:order-first xs:thumb:group-data-home:max-w-none xs:thumb:group-data-home:basis-full xs:thumb:group-not-data-home:[&>span]:sr-only"
        />
        <SearchField />
        <nav aria-label={siteCopy.shortcuts} className="ml-auto hidden lg:flex">
          <Link href={publicPaths.categories} prefetch={false} className={shortcut}>
            {categoriesCopy.title}
          </Link>
          <Link href={publicPaths.purchases} prefetch={false} className={shortcut}>
            <span>{siteCopy.purchases}</span>
          </Link>
          <PartPlace id={partPlaceIds.account} className="min-w-19 text-center" />
        </nav>
        <CartButton />
      </HeaderRows>
    </Canopy>
  )
}

/** Works without JavaScript. Takes the place of the mark while it is used on a phone. */
function SearchField() {
  return (
    // biome-ignore lint/a11y/useSemanticElements: the search element is newer than the phones we serve
    <form
      role="search"
      action={paths.store}
      className="relative flex min-h-12 min-w-40 flex-1 items-center gap-2 rounded-md bg-field px-3 text-muted-foreground outline-offset-2 outline-awning focus-within:outline-3 contrast-more:border wide:max-w-160 wide:gap-2.5 wide:px-3.5 dark:border dark:border-input xs:thumb:min-w-0 xs:thumb:group-not-data-home:focus-within:-ml-12 forced-colors:border"
    >
      <Search className="size-5.5 flex-none" />
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
        className="peer min-w-0 flex-1 self-stretch text-base text-ellipsis text-foreground outline-none placeholder:text-muted-foreground"
      />
      {/* Works without scripts too: it resets the form. */}
      <button
        type="reset"
        aria-label={searchCopy.clear}
        className="-mr-3 grid size-11 flex-none place-items-center peer-placeholder-shown:hidden"
      >
        <X className="size-5" />
      </button>
    </form>
  )
}
