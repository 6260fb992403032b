import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { LabelText } from '@/components/ui/label'
import type { DeskPerson, DeskPersonOrders } from '@/lib/desk/api/privacy'
import { DeskCallError, postDesk } from '@/lib/desk/browser/call-desk'
import { deskPrivacyCopy as copy } from '@/lib/desk/copy/privacy'
import { useDeskTitle } from '../frame/live'
import { personOf } from './person-of'
import { PersonOrders } from './person-orders'

/** Where a shopper's wish to have a copy, or to be forgotten, is done. */
export function PrivacyView() {
  useDeskTitle(copy.title)
  const [isIncomplete, setIncomplete] = useState(false)
  // Not kept: a number stays on this page as long as it is open, and nowhere else.
  const search = useMutation({
    gcTime: 0,
    mutationFn: async (person: DeskPerson) => ({
      person,
      ...(await postDesk<DeskPersonOrders>('/api/desk/privacy/orders', person)),
    }),
  })
  return (
    <>
      <h1 className="page-title">{copy.title}</h1>
      <p className="mt-1 max-w-[60ch] text-muted-foreground">{copy.detail}</p>
      <form
        className="mt-4 grid max-w-[30rem] gap-3"
        onSubmit={(event) => {
          event.preventDefault()
          const person = personOf(String(new FormData(event.currentTarget).get('who') ?? ''))
          setIncomplete(person === null)
          if (person) search.mutate(person)
        }}
      >
        <label>
          <LabelText>{copy.who}</LabelText>
          <Input
            name="who"
            placeholder={copy.example}
            autoComplete="off"
            aria-invalid={isIncomplete}
            aria-describedby="privacy-problem"
          />
        </label>
        <p id="privacy-problem" role="alert" className="text-destructive">
          {isIncomplete && copy.incomplete}
          {search.error instanceof DeskCallError && search.error.message}
        </p>
        <Button type="submit" disabled={search.isPending}>
          {search.isPending ? copy.searching : copy.search}
        </Button>
      </form>
      {search.data && <PersonOrders {...search.data} onErased={search.reset} />}
      <p className="mt-6 text-muted-foreground">{copy.logged}</p>
    </>
  )
}
