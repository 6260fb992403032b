import type { Metadata } from 'next'
import { CategoriesView, categoriesMetadata } from '@/app/categories-view'

type Props = { readonly params: Promise<{ page: string }> }

export function generateStaticParams() {
  return [{ page: '2' }]
}

/** The first page has its own address. */
async function pageOf({ params }: Props): Promise<number> {
  const { page } = await params
  return /^(?:[2-9]|[1-9]\d{1,3})$/.test(page) ? Number(page) : 0
}

export async function generateMetadata(props: Props): Promise<Metadata> {
  return categoriesMetadata(await pageOf(props))
}

export default async function LaterCategoriesPage(props: Props) {
  return <CategoriesView page={await pageOf(props)} />
}
