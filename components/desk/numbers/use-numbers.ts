import { keepPreviousData, useQuery } from '@tanstack/react-query'
import type { NumberRange } from '@/lib/desk/api/choices'
import type { DeskNumbers } from '@/lib/desk/api/numbers'
import { readDesk } from '@/lib/desk/browser/call-desk'

/** Milliseconds: our server counts no more often. */
const countedMs = 60_000

export function useNumbers(days: NumberRange) {
  return useQuery({
    queryKey: ['desk', 'numbers', days],
    queryFn: ({ signal }) => readDesk<DeskNumbers>(`/api/desk/numbers?days=${days}`, signal),
    staleTime: countedMs,
    refetchInterval: countedMs,
    placeholderData: keepPreviousData,
  })
}
