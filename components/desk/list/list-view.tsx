import { useMutation } from '@tanstack/react-query'
import { Textarea } from '@/components/ui/textarea'
import type { DeskWrittenList } from '@/lib/desk/api/catalog'
import { postDesk } from '@/lib/desk/browser/call-desk'
import { deskListCopy as copy } from '@/lib/desk/copy/written-list'
import { deskListCall } from '@/lib/domain/desk-paths'
import { AskForm } from '../frame/ask-form'
import { useDeskTitle } from '../frame/live'
import { FoundList } from './found-list'

/** Turns a shopper's message into a cart link. */
export function ListView() {
  useDeskTitle(copy.title)
  // The message stays on this page and is not stored.
  const search = useMutation({
    gcTime: 0,
    mutationFn: (text: string) => postDesk<DeskWrittenList>(deskListCall, { text }),
  })
  return (
    <>
      <AskForm
        className="max-w-[40rem]"
        copy={copy}
        label={copy.label}
        hint={copy.hint}
        search={search}
        onAsk={(text) => search.mutate(text)}
      >
        {(field) => <Textarea {...field} rows={search.data ? 3 : 6} required autoComplete="off" />}
      </AskForm>
      {search.data && <FoundList key={search.submittedAt} list={search.data} />}
    </>
  )
}
