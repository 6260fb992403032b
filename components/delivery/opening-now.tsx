'use client'

import { useEffect, useState } from 'react'
import { opening } from '@/lib/api/checkout-answers'
import { readShop } from '@/lib/browser/call-shop'
import { closedUntil } from '@/lib/copy/delivery-window'
import { useSettings } from '@/stores/storefront-provider'
import { askAgain, nextWindow, useWindows } from './windows'

/** Shows `Aberto até 19h`, `Fechado agora; peça já para amanhã, 9h–11h`, by the server's clock. */
export function OpeningNow() {
  const { hasOpeningHours } = useSettings()
  const [text, say] = useState('')
  const next = nextWindow(useWindows((state) => state.windows))
  const isClosed = useWindows((state) => state.isClosed)
  useEffect(() => {
    if (!hasOpeningHours) return
    return askAgain(async (signal) => {
      // An outdated answer may be wrong.
      const answer = await readShop('/api/opening', { schema: opening, signal }).catch(() => null)
      if (signal.aborted) return null
      say(answer?.text ?? '')
      return answer?.validMs ?? null
    })
  }, [hasOpeningHours])
  // Reserves the line, so that nothing moves.
  return hasOpeningHours ? (
    <p className="min-h-9 text-muted-foreground text-sm leading-9">
      {isClosed && next ? closedUntil(next) : text}
    </p>
  ) : null
}
