import type { Metadata } from 'next'
import { CategoriesView, categoriesMetadata } from '@/app/categories-view'

export function generateMetadata(): Promise<Metadata> {
  return categoriesMetadata(1)
}

export default function CategoriesPage() {
  return <CategoriesView page={1} />
}
