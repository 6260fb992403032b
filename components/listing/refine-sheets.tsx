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

/** Milliseconds of choosing. */
const staleTime = 60_000

/** Replaces filter links by a form, which keeps the sheet open for several choices. */
export function RefineSheets({ pathname, findBar }: { readonly pathname: string } & Pick<Props, 'findBar'>) {
  const address = parseListAddress(pathname)
  return address && <Filters {...address} findBar={findBar} />
}

type Props = {
  readonly base: string
  readonly refinement: Refinement
  /** Filter bar of the current page. */
  readonly findBar: () => Element | null
}

function Filters({ base, refinement, findBar }: Props) {
  const [draft, setDraft] = useState(refinement)
  const sheet = useFilterSheet(findBar, () => setDraft(refinement))
  const choose = useCallback(
    (change: Partial<Refinement>) => setDraft((before) => ({ ...before, ...change })),
    [],
  )
  // Paints the mark before counting.
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
  // A failed count keeps the last.
  const last = useRef(data)
  if (data) last.current = data
  const counted = data ?? last.current
  const isReady = counted !== undefined

  // Links with counts stay until ours are loaded.
  useLayoutEffect(() => {
    if (!isReady || !sheet) return
    // Keeps the focused row.
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

/** Closing without 'Ver' discards the choices. */
function useFilterSheet(findBar: Props['findBar'], forget: () => void) {
  const [sheet, setSheet] = useState<HTMLElement | null>(null)
  // After this page is in place.
  useLayoutEffect(() => setSheet(findBar()?.querySelector<HTMLElement>('#filtros') ?? null), [findBar])
  useEffect(() => {
    const close = (event: Event) => (event as ToggleEvent).newState === 'closed' && forget()
    sheet?.addEventListener('toggle', close)
    return () => sheet?.removeEventListener('toggle', close)
  })
  return sheet
}
