import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { AisleLine, AisleProduct, DeskAisles } from '@/lib/desk/api/aisles'
import { readDesk } from '@/lib/desk/browser/call-desk'
import type { UnsentPick } from '@/lib/desk/browser/unsent-picks'
import type { PickState } from '@/lib/domain/fulfillment'
import { aislesKey, deskQueries } from '../desk-queries'
import { tickLine } from '../order/picks'
import { hasDetails, isSimilarDue, shownPick } from '../order/shown-order'

export type AisleFilter = { readonly day: string; readonly city: string; readonly window: string }

/** Refetches after every change; `isPlaceholderData` while another filter's data is shown. */
export function useAisles({ day, city, window }: AisleFilter) {
  const query = new URLSearchParams({ ...(day && { day }), ...(city && { city }), ...(window && { window }) })
  return useQuery({
    queryKey: [...aislesKey, day, city, window],
    queryFn: ({ signal }) => readDesk<DeskAisles>(`/api/desk/aisles?${query}`, signal),
    placeholderData: keepPreviousData,
  })
}

/** Pick of a line as this browser shows it to `user`. */
export function shownAislePick({ code, line, pick }: AisleLine, unsent: readonly UnsentPick[], user: string) {
  return shownPick(pick, unsent.find((one) => one.code === code && one.pick.line === line) ?? null, user)
}

/** Stores one tick for each line before sending, and shows it at once. */
export async function tickAisleLines(lines: readonly AisleLine[], state: PickState): Promise<void> {
  await Promise.all(lines.map(({ code, line, pick }) => tickLine(code, { line, pick }, { state })))
  await deskQueries.invalidateQueries({ queryKey: aislesKey })
}

/** Groups a product's lines by the effect of a tap. */
export function partsOfProduct(
  { lines }: Pick<AisleProduct, 'lines'>,
  unsent: readonly UnsentPick[],
  user: string,
) {
  const shown = lines.map((line) => ({ line, ...shownAislePick(line, unsent, user) }))
  const inState = (state: PickState) => shown.filter(({ picked }) => picked.state === state)
  const refused = shown.filter(({ answer }) => answer === 'refused')
  // A tap meant for others does not overwrite a tick that waits for an answer.
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
