'use client'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { type RefObject, useDeferredValue, useState } from 'react'
import { buttonVariants } from '@/components/ui/button'
import { Dialog, DialogContent, DialogFooter, DialogHeader, DialogTitle } from '@/components/ui/dialog'
import { ScrollArea } from '@/components/ui/scroll-area'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { fetchListCounts } from '@/lib/browser/fetch-catalog'
import { queryClient } from '@/lib/browser/query-client'
import { listingCopy } from '@/lib/copy/listing'
import { RefineForm, RefineLink } from './list-links'
import { clearedAddress, FilterFields, listOrders, type RefinedList, refinedAddress } from './refine-choices'

const { refine } = listingCopy

/** Milliseconds of choosing. */
const staleTime = 60_000

type SheetProps = RefinedList & {
  readonly isOpen: boolean
  readonly onClose: () => void
  /** Has the focus again once the sheet is closed. */
  readonly opener: RefObject<HTMLElement | null>
}

/** Collects several choices on phones; closing without 'Ver' discards them. */
export function RefineSheet({ isOpen, opener, ...form }: SheetProps) {
  return (
    <Dialog open={isOpen} onOpenChange={form.onClose}>
      <DialogContent
        aria-describedby={undefined}
        onCloseAutoFocus={(event) => {
          event.preventDefault()
          opener.current?.focus({ preventScroll: true })
        }}
      >
        <DialogHeader>
          <DialogTitle>{refine.open}</DialogTitle>
        </DialogHeader>
        <DraftForm {...form} />
      </DialogContent>
    </Dialog>
  )
}

function DraftForm({ onClose, ...page }: Omit<SheetProps, 'isOpen' | 'opener'>) {
  const { list } = page
  const [draft, setDraft] = useState(() => refinedAddress(page))
  // Paints the mark before counting.
  const asked = useDeferredValue(draft)
  const { data, isPlaceholderData } = useQuery(
    {
      queryKey: ['list-counts', asked],
      queryFn: ({ signal }) => fetchListCounts(asked, { signal }),
      initialData: asked === refinedAddress(page) ? page : undefined,
      staleTime,
      placeholderData: keepPreviousData,
    },
    queryClient(),
  )
  const isCounting = isPlaceholderData || asked !== draft
  const chosen = draft.slice(list.length).split('/').filter(Boolean)
  const cleared = clearedAddress({ list, chosen })
  return (
    <RefineForm list={list} className="flex min-h-0 flex-1 flex-col" onDraft={setDraft}>
      <ScrollArea>
        <ToggleGroup>
          <legend className="pb-2 font-bold">{refine.sort}</legend>
          <div className="flex flex-wrap gap-2">
            {listOrders(chosen).map(({ segment, label, isChosen }) => (
              <ToggleGroupItem
                key={segment}
                variant="outline"
                name="ordem"
                value={segment}
                defaultChecked={isChosen}
              >
                {label}
              </ToggleGroupItem>
            ))}
          </div>
        </ToggleGroup>
        <FilterFields chosen={chosen} counts={(data ?? page).counts} />
      </ScrollArea>
      <DialogFooter className="flex flex-wrap items-center gap-2">
        {cleared !== draft && (
          <RefineLink href={cleared} className={buttonVariants({ variant: 'ghost' })} onClick={onClose}>
            {refine.clear}
          </RefineLink>
        )}
        <RefineLink
          href={draft}
          className={buttonVariants({ size: 'lg', className: 'flex-1' })}
          aria-busy={isCounting}
          onClick={onClose}
        >
          {data ? refine.see(data.productCount) : refine.show}
        </RefineLink>
        <p role="status" className="sr-only">
          {!isCounting && data && listingCopy.productCount(data.productCount)}
        </p>
      </DialogFooter>
    </RefineForm>
  )
}
