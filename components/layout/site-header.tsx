import { SearchField } from '@/components/search/search-field'
import { Logo } from './logo'
import { CartButton, MenuButton } from './panel-buttons'

/** The green canopy that hangs over every page. */
export function SiteHeader({ storeName }: { readonly storeName: string }) {
  return (
    <header className="canopy site-header">
      <div className="mx-auto grid max-w-[1264px] grid-cols-[48px_minmax(0,1fr)_48px] items-center gap-x-1 px-2 pt-1 pb-1.5 md:grid-cols-[48px_auto_minmax(0,1fr)_48px] md:gap-x-3 md:px-8 md:py-3">
        <MenuButton />
        <Logo name={storeName} className="site-logo" />
        <SearchField />
        <CartButton />
      </div>
    </header>
  )
}
