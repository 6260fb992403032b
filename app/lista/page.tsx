import type { Metadata } from 'next'
import { ListCompanion } from '@/components/written-list/list-companion'
import { ListForm } from '@/components/written-list/list-form'
import { writtenListCopy as copy } from '@/lib/copy/written-list'
import { pageMetadata } from '@/lib/discovery/metadata'
import { publicPaths } from '@/lib/domain/public-paths'

export const metadata: Metadata = pageMetadata({
  path: publicPaths.writtenList,
  title: copy.title,
  description: copy.description,
})

/** `resposta/route.ts` answers the form under this address (`middleware.ts`). */
export default function WrittenListPage() {
  return (
    <div className="mx-auto max-w-160 py-8 md:py-12">
      <h1>{copy.title}</h1>
      <p className="mt-2 mb-6 text-muted-foreground">{copy.intro}</p>
      <ListForm>
        <ListCompanion />
      </ListForm>
    </div>
  )
}
