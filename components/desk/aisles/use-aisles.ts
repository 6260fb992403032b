import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AisleLine, AisleProduct, DeskAisles } from '@/lib/desk/api/aisles'
import { readDesk } from '@/lib/desk/browser/call-desk'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import type { PickState } from '@/lib/domain/fulfillment'
import { aislesKey, deskQueries } from '../desk-queries'
import { tickLine } from '../order/picks'
import { hasDetails, isSimilarDue, shownPick } from '../order/shown-order'

export type AisleFilter = { readonly day: string; readonly city: string; readonly window: string }

/** What all open orders need from the shelves, asked anew after every change of an order; while another day or city is on its way what is shown of the one before is `isPlaceholderData`. */
export function useAisles({ day, city, window }: AisleFilter) {
  const query = new URLSearchParams({ ...(day && { day }), ...(city && { city }), ...(window && { window }) })
  return useQuery({
    queryKey: [...aislesKey, day, city, window],
    queryFn: ({ signal }) => readDesk<DeskAisles>(`/api/desk/aisles?${query}`, signal),
    placeholderData: keepPreviousData,
  })
}

/** What became of a line, as this browser shows it to `user`. */
export function shownAislePick({ code, line, pick }: AisleLine, unsent: readonly UnsentPick[], user: string) {
  return shownPick(pick, unsent.find((one) => one.code === code && one.pick.line === line) ?? null, user)
}

/**
 * Says of these lines what became of them, and shows it at once: a tick each, stored before it is sent, so that one tap for
 * ten orders is as safe as ten taps.
 */
export async function tickAisleLines(lines: readonly AisleLine[], state: PickState): Promise<void> {
  await Promise.all(lines.map(({ code, line, pick }) => tickLine(code, { line, pick }, { state })))
  await deskQueries.invalidateQueries({ queryKey: aislesKey })
}

/** The lines of a product by what a tap on it does with them. */
export function partsOfProduct(
  { lines }: Pick<AisleProduct, 'lines'>,
  unsent: readonly UnsentPick[],
  user: string,
) {
  const shown = lines.map((line) => ({ line, ...shownAislePick(line, unsent, user) }))
  const inState = (state: PickState) => shown.filter(({ picked }) => picked.state === state)
  const refused = shown.filter(({ answer }) => answer === 'refused')
  // A tick that waits for an answer is not written over by a tap that is meant for others.
  const toTick = (some: typeof shown) =>
    some.filter(({ isQuestion, picked }) => !isQuestion && !hasDetails(picked)).map(({ line }) => line)
  const pieces = (some: typeof shown) => some.reduce((sum, { line }) => sum + line.quantity, 0)
  return {
    left: pieces([...inState('open'), ...refused]),
    toFetch: pieces(inState('open')),
    open: toTick(inState('open')),
    picked: toTick(inState('picked')),
    missing: toTick(inState('missing')),
    replacedCount: inState('replaced').length - refused.length,
    isSimilarDue: shown.some(({ line, picked }) => isSimilarDue({ ...line, picked })),
  }
}
