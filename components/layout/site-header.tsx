import { SearchField } from '@/components/search/search-field'
import { Logo } from './logo'
import { CartButton, MenuButton } from './panel-buttons'

/** The green canopy that hangs over every page. */
export function SiteHeader({ storeName }: { readonly storeName: string }) {
  return (
    <header className="canopy site-header">
      <div>
        <MenuButton />
        <Logo name={storeName} className="site-logo" />
        <SearchField />
        <CartButton />
      </div>
    </header>
  )
}
