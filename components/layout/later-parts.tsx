'use client'

import { SuggestionsGate } from '@/components/search/suggestions-gate'
import { NavigationFeedback } from './navigation-feedback'

/** What every page has and no page needs for its first view. */
export function LaterParts() {
  return (
    <>
      <NavigationFeedback />
      <SuggestionsGate />
    </>
  )
}
