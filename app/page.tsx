import type { Metadata } from 'next'
import { CategoryTiles } from '@/components/categories/categories'
import { Hero } from '@/components/home/hero'
import { ProductShelf } from '@/components/home/product-shelf'
import { PartPlace, partPlaceIds, shelfRoom } from '@/components/layout/part-place'
import { StructuredData } from '@/components/layout/structured-data'
import showBoughtPlace from '@/lib/browser/first/show-bought-place.ts?script'
import { listHomeCategories } from '@/lib/catalog/list-categories'
import { listHomeShelves } from '@/lib/catalog/list-home-shelves'
import { showClosedDays } from '@/lib/catalog/shown-delivery'
import { homeCopy } from '@/lib/copy/home'
import { shopDescription } from '@/lib/copy/shop-description'
import { pageMetadata } from '@/lib/discovery/metadata'
import { homeJsonLd } from '@/lib/discovery/page-data'
import { paths } from '@/lib/domain/paths'
import { offersOf } from '@/lib/domain/refinement'
import { getBrand } from '@/lib/server/brand/brand'
import { getEnvironment } from '@/lib/server/environment/server'
import { StoreDelivery } from './store-delivery'

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.home, description: shopDescription(getEnvironment().deliveryZones) })
}

export default async function HomePage() {
  const [shelves, categories, closedDays] = await Promise.all([
    listHomeShelves(),
    listHomeCategories(),
    showClosedDays(),
  ])
  return (
    <>
      <StructuredData json={homeJsonLd({ ...getEnvironment(), closedDays })} />
      {/* Only a wide page has room for the order and the line of the delivery. */}
      <PartPlace
        id={partPlaceIds.runningOrder}
        className="relative z-1 max-[75em]:not-empty:[&+[data-slot=delivery-line]]:invisible"
      />
      <StoreDelivery className="pt-3 md:pt-4.5" />
      <Hero own={getBrand()?.hero} />
      <CategoryTiles tiles={categories} layout="strip" />
      <PartPlace id={partPlaceIds.boughtHere} className={shelfRoom} hidden />
      {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own constant */}
      <script dangerouslySetInnerHTML={{ __html: showBoughtPlace }} />
      <ProductShelf
        title={homeCopy.offers}
        cards={shelves.offers}
        all={{ path: offersOf(paths.store), label: homeCopy.allOffers }}
      />
      <ProductShelf
        title={homeCopy.bestSellers}
        cards={shelves.bestSellers}
        all={{ path: shelves.bestSellersPath, label: homeCopy.allBestSellers }}
      />
    </>
  )
}
