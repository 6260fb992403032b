import { SearchField } from '@/components/search/search-field'
import { Logo } from './logo'
import { CartButton, MenuButton } from './panel-buttons'

/** The green canopy that hangs over every page. */
export function SiteHeader({ storeName }: { readonly storeName: string }) {
  return (
    <header className="canopy site-header">
      <div className="mx-auto grid max-w-[1264px] grid-cols-[48px_minmax(0,1fr)_48px] items-center gap-x-1 px-2 pt-1 pb-1.5 min-[760px]:grid-cols-[48px_auto_minmax(0,1fr)_48px] min-[760px]:gap-x-3 min-[760px]:px-8 min-[760px]:py-3">
        <MenuButton />
        <Logo name={storeName} className="site-logo" />
        <SearchField />
        <CartButton />
      </div>
    </header>
  )
}
