'use client'

import { useQuery } from '@tanstack/react-query'
import { opening } from '@/lib/api/checkout-answers'
import { readShop } from '@/lib/browser/call-shop'
import { queryClient } from '@/lib/browser/query-client'
import { closedUntil } from '@/lib/copy/delivery-window'
import { useSettings } from '@/stores/storefront-provider'
import { nextWindow, useWindows } from './windows'

/** Shows `Aberto até 19h`, `Fechado agora; peça já para amanhã, 9h–11h`, by the server's clock. */
export function OpeningNow() {
  const { hasOpeningHours = false } = useSettings()
  const next = nextWindow(useWindows((state) => state.windows))
  const isClosed = useWindows((state) => state.isClosed)
  const { data, isError } = useQuery(
    {
      queryKey: ['opening'],
      queryFn: ({ signal }) => readShop('/api/opening', { schema: opening, signal }),
      enabled: hasOpeningHours,
      refetchInterval: ({ state }) => state.status === 'success' && (state.data?.validMs ?? false),
      // An outdated answer may be wrong: offline fails at once.
      networkMode: 'always',
      refetchOnReconnect: true,
      gcTime: 0,
    },
    queryClient(),
  )
  // Reserves the line, so that nothing moves.
  return hasOpeningHours ? (
    <p className="min-h-9 text-muted-foreground text-sm leading-9">
      {isClosed && next ? closedUntil(next) : !isError && data?.text}
    </p>
  ) : null
}
