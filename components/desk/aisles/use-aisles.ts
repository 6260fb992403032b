import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AisleLine, DeskAisles } from '@/lib/desk/api/aisles'
import { readDesk } from '@/lib/desk/browser/call-desk'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import { aislesKey, deskQueries } from '../desk-queries'
import { pickSender } from '../order/picks'
import { untouched } from '../order/shown-order'

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

/**
 * What `user` has ticked on this browser and the market does not have yet; else what the market has. A tick of another user,
 * and one that the market did not take, is a question that the order asks.
 */
export function shownPick({ code, line, pick }: AisleLine, unsent: readonly UnsentPick[], user: string) {
  const entry = unsent.find((one) => one.code === code && one.pick.line === line)
  const isOwn = entry?.by === user && (entry.problem === 'sending' || entry.problem === 'waiting')
  return {
    picked: isOwn ? entry.pick : (pick ?? untouched),
    isUnsent: isOwn && entry.problem === 'waiting',
    isQuestion: entry !== undefined && !isOwn,
  }
}

/** Ticks the line of an order, or takes the tick away, and shows it at once. */
export async function tickAisleLine({ code, line, pick }: AisleLine, isFound: boolean): Promise<void> {
  const state = isFound ? 'picked' : 'open'
  await pickSender.tick(code, { line, ...untouched, state, seen: pick?.at ?? null })
  await deskQueries.invalidateQueries({ queryKey: aislesKey })
}
