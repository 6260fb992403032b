import type { Metadata } from 'next'
import { NotFoundView } from '@/components/feedback/not-found-view'
import { SharedListView } from '@/components/shared-list/shared-list-view'
import { findSharedList } from '@/lib/catalog/find-shared-list'
import { pagesCopy } from '@/lib/copy/pages'
import { sharedListCopy as list } from '@/lib/copy/share'
import { pageMetadata } from '@/lib/discovery/metadata'
import { publicPaths } from '@/lib/domain/public-paths'
import { decodeSegment } from '@/lib/next/page-key'

type Props = { readonly params: Promise<{ itens: string }> }

const namesInPreview = 3

export function generateStaticParams() {
  return [{ itens: '00000000000000000000000000' }]
}

export async function generateMetadata({ params }: Props): Promise<Metadata> {
  const text = decodeSegment((await params).itens)
  const found = await findSharedList(text)
  if (!found) return { title: pagesCopy.notFound.title }
  const names = found.lines.flatMap(({ item }) => (item ? [item.title] : []))
  return pageMetadata({
    path: publicPaths.sharedList(text),
    title: list.title(found.itemCount),
    description:
      names.length > 0
        ? list.names(names.slice(0, namesInPreview), names.length - namesInPreview)
        : list.intro,
    isIndexed: false,
  })
}

/** Shows a shared cart without taking it over. */
export default async function SharedListPage({ params }: Props) {
  const found = await findSharedList(decodeSegment((await params).itens))
  return found ? <SharedListView itemCount={found.itemCount} lines={found.lines} /> : <NotFoundView />
}
