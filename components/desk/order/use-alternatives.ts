import { useQuery } from '@tanstack/react-query'
import type { DeskAlternative } from '@/lib/desk/api/orders'
import { readDesk } from '@/lib/desk/browser/call-desk'
import { orderPath } from './order-queries'

/** What is in stock in place of a line. Old after a minute, and not asked anew by ticks. */
export function useAlternatives(code: string, line: number) {
  return useQuery({
    queryKey: ['desk', 'alternatives', code, line],
    staleTime: 60_000,
    queryFn: async ({ signal }) => {
      const path = orderPath(code, `/alternatives?line=${line}`)
      return (await readDesk<{ readonly alternatives: readonly DeskAlternative[] }>(path, signal))
        .alternatives
    },
  })
}

/** Several sizes of a product have one address. */
export const alternativeKey = ({ path, variantTitle }: DeskAlternative) => `${path} ${variantTitle ?? ''}`
