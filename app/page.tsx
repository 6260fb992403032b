import type { Metadata } from 'next'
import { CategoryTiles } from '@/components/home/category-tiles'
import { Hero } from '@/components/home/hero'
import { ProductShelf } from '@/components/home/product-shelf'
import { StructuredData } from '@/components/layout/structured-data'
import { listExistingCategories } from '@/lib/catalog/find-category'
import { listHomeShelves } from '@/lib/catalog/list-home-shelves'
import { homeCopy } from '@/lib/copy/home'
import { pageMetadata } from '@/lib/discovery/metadata'
import { homeJsonLd } from '@/lib/discovery/page-data'
import { paths } from '@/lib/domain/paths'
import { getEnvironment } from '@/lib/server/environment/server'

export function generateMetadata(): Metadata {
  return pageMetadata({ path: paths.home })
}

export default async function HomePage() {
  const [shelves, categories] = await Promise.all([
    listHomeShelves(),
    listExistingCategories(homeCopy.categoryTitles),
  ])
  return (
    <>
      <StructuredData json={homeJsonLd(getEnvironment())} />
      <Hero />
      <CategoryTiles slugs={categories} />
      <ProductShelf title={homeCopy.offers} cards={shelves.offers} />
      <ProductShelf title={homeCopy.bestSellers} cards={shelves.bestSellers} isLater />
    </>
  )
}
