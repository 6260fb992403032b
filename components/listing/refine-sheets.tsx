'use client'

import './refine-sheets.css'

import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useCallback, useDeferredValue, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { fetchListCounts } from '@/lib/browser/fetch-list'
import { queryClient } from '@/lib/browser/query-client'
import type { Refinement } from '@/lib/domain/refinement'
import { parseListAddress, refinedAddress } from './refine-choices'
import { FilterForm } from './refine-form'

/** Milliseconds: as long as a choice takes. */
const staleTime = 60_000

/** Puts a form in the place of the filters' links, so that their sheet stays open until all is chosen. */
export function RefineSheets({ pathname, findBar }: { readonly pathname: string } & Pick<Props, 'findBar'>) {
  const address = parseListAddress(pathname)
  return address && <Filters {...address} findBar={findBar} />
}

type Props = {
  readonly base: string
  readonly refinement: Refinement
  /** Of the page in view, once that is in its place. */
  readonly findBar: () => Element | null
}

function Filters({ base, refinement, findBar }: Props) {
  const [draft, setDraft] = useState(refinement)
  const sheet = useFilterSheet(findBar, () => setDraft(refinement))
  const choose = useCallback(
    (change: Partial<Refinement>) => setDraft((before) => ({ ...before, ...change })),
    [],
  )
  // The mark first; what it leaves is asked for once that is painted.
  const counting = useDeferredValue(draft)
  const asked = refinedAddress(base, counting)
  const { data, isPlaceholderData } = useQuery(
    {
      queryKey: ['list-counts', asked],
      queryFn: ({ signal }) => fetchListCounts(asked, { signal }),
      staleTime,
      placeholderData: keepPreviousData,
    },
    queryClient(),
  )
  // A count that fails leaves the last one.
  const last = useRef(data)
  if (data) last.current = data
  const counted = data ?? last.current
  const isReady = counted !== undefined

  // Until the counts are here the links stand, which have theirs.
  useLayoutEffect(() => {
    if (!isReady || !sheet) return
    // The keys stay on the choice that they stood on.
    const rows = [...sheet.querySelectorAll('.refine > ul > li')]
    const place = rows.findIndex((row) => row.contains(document.activeElement))
    sheet.setAttribute('data-alive', '')
    sheet.querySelectorAll<HTMLElement>('.refine-form input')[place]?.focus()
    return () => sheet.removeAttribute('data-alive')
  }, [isReady, sheet])

  if (!counted || !sheet) return null
  const form = {
    path: refinedAddress(base, draft),
    draft,
    counted,
    isCounting: isPlaceholderData || counting !== draft,
    choose,
  }
  return createPortal(<FilterForm {...form} />, sheet)
}

/** The filters of this page; closed without 'Ver', what was chosen is forgotten. */
function useFilterSheet(findBar: Props['findBar'], forget: () => void) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  // Once this page is in its place.
  useLayoutEffect(() => setSheet(findBar()?.querySelector<HTMLElement>('#filtros') ?? null), [findBar])
  useEffect(() => {
    const close = (event: Event) => (event as ToggleEvent).newState === 'closed' && forget()
    sheet?.addEventListener('toggle', close)
    return () => sheet?.removeEventListener('toggle', close)
  })
  return sheet
}
