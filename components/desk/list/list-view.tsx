import { useMutation } from '@tanstack/react-query'
import { Button } from '@/components/ui/button'
import { LabelText } from '@/components/ui/label'
import { Textarea } from '@/components/ui/textarea'
import type { DeskWrittenList } from '@/lib/desk/api/written-list'
import { DeskCallError, postDesk } from '@/lib/desk/browser/call-desk'
import { deskListCopy as copy } from '@/lib/desk/copy/written-list'
import { deskListCall } from '@/lib/domain/desk-paths'
import { useDeskTitle } from '../frame/live'
import { FoundList } from './found-list'

/** Where a shopper's message becomes a cart that is sent back as a link. */
export function ListView() {
  useDeskTitle(copy.title)
  // Not kept: a message stays on this page as long as it is open, and nowhere else.
  const search = useMutation({
    gcTime: 0,
    mutationFn: (text: string) => postDesk<DeskWrittenList>(deskListCall, { text }),
  })
  return (
    <>
      <h1 className="page-title">{copy.title}</h1>
      <p className="mt-1 max-w-[60ch] text-muted-foreground">{copy.detail}</p>
      <form
        className="mt-4 grid max-w-[40rem] gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          search.mutate(String(new FormData(event.currentTarget).get('text') ?? ''))
        }}
      >
        <label>
          <LabelText>{copy.label}</LabelText>
          <Textarea
            name="text"
            className="h-auto min-h-[10rem] py-2.5 leading-[1.4]"
            rows={6}
            required
            autoComplete="off"
            aria-describedby="list-hint list-problem"
          />
        </label>
        <p id="list-hint" className="text-muted-foreground text-sm">
          {copy.hint}
        </p>
        <p id="list-problem" role="alert" className="text-destructive">
          {search.error instanceof DeskCallError && search.error.message}
        </p>
        <Button type="submit" disabled={search.isPending}>
          {search.isPending ? copy.searching : copy.search}
        </Button>
      </form>
      {search.data && <FoundList key={search.submittedAt} list={search.data} />}
    </>
  )
}
