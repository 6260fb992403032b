import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AisleLine, DeskAisles } from '@/lib/desk/api/aisles'
import { readDesk } from '@/lib/desk/browser/call-desk'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { aislesKey, deskQueries } from '../desk-queries'
import { tickLine } from '../order/picks'
import { shownPick } from '../order/shown-order'

export type AisleFilter = { readonly day: string; readonly city: string }

/** What all open orders need from the shelves, asked anew after every change of an order; while another day or city is on its way what is shown of the one before is `isPlaceholderData`. */
export function useAisles({ day, city }: AisleFilter) {
  const query = new URLSearchParams({ ...(day && { day }), ...(city && { city }) })
  return useQuery({
    queryKey: [...aislesKey, day, city],
    queryFn: ({ signal }) => readDesk<DeskAisles>(`/api/desk/aisles?${query}`, signal),
    placeholderData: keepPreviousData,
  })
}

/** What became of a line, as this browser shows it to `user`. */
export function shownAislePick({ code, line, pick }: AisleLine, unsent: readonly UnsentPick[], user: string) {
  return shownPick(pick, unsent.find((one) => one.code === code && one.pick.line === line) ?? null, user)
}

/** Ticks the line of an order, or takes the tick away, and shows it at once. */
export async function tickAisleLine({ code, line, pick }: AisleLine, isFound: boolean): Promise<void> {
  const state = isFound ? 'picked' : 'open'
  await tickLine(code, { line, pick }, { state })
  await deskQueries.invalidateQueries({ queryKey: aislesKey })
}
