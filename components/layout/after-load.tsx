'use client'

import { SessionGate } from '@/components/auth/session-gate'
import { ArrivalTeller } from '@/components/cart/arrival-teller'
import { SuggestionsGate } from '@/components/search/suggestions-gate'
import { NavigationFeedback } from './navigation-feedback'

/** What no first view needs, loaded once the page is alive. */
export function AfterLoad() {
  return (
    <>
      <NavigationFeedback />
      <SessionGate />
      <SuggestionsGate />
      <ArrivalTeller />
    </>
  )
}
