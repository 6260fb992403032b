import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { Input } from '@/components/ui/input'
import type { DeskPerson, DeskPersonOrders } from '@/lib/desk/api/privacy'
import { postDesk } from '@/lib/desk/browser/call-desk'
import { deskPrivacyCopy as copy } from '@/lib/desk/copy/privacy'
import { AskForm } from '../frame/ask-form'
import { useDeskTitle } from '../frame/live'
import { PersonOrders, personOf } from './person-orders'

/** Handles shoppers' requests for a copy or erasure. */
export function PrivacyView() {
  useDeskTitle(copy.title)
  const [isIncomplete, setIncomplete] = useState(false)
  // The number stays on this page and is not stored.
  const search = useMutation({
    gcTime: 0,
    mutationFn: async (person: DeskPerson) => ({
      person,
      ...(await postDesk<DeskPersonOrders>('/api/desk/privacy/orders', person)),
    }),
  })
  return (
    <>
      <AskForm
        className="max-w-[30rem]"
        copy={copy}
        label={copy.who}
        problem={isIncomplete ? copy.incomplete : null}
        search={search}
        onAsk={(text) => {
          const person = personOf(text)
          setIncomplete(person === null)
          if (person) search.mutate(person)
        }}
      >
        {(field) => (
          <Input {...field} placeholder={copy.example} autoComplete="off" aria-invalid={isIncomplete} />
        )}
      </AskForm>
      {search.data && <PersonOrders {...search.data} onErased={search.reset} />}
      <p className="mt-6 text-muted-foreground">{copy.logged}</p>
    </>
  )
}
