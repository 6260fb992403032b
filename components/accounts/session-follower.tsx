'use client'

import { useEffect, useRef } from 'react'
import { forgetUnsentAnswers } from '@/components/order/use-answers'
import { session as foundSession } from '@/lib/api/account-answers'
import { callAccounts } from '@/lib/browser/call-accounts'
import { resetPersonalAnswers } from '@/lib/browser/query-client'
import { authCopy, sessionEndedCopy } from '@/lib/copy/auth'
import { openDelivery } from '@/stores/delivery'
import { useSession, useStores, useToast } from '@/stores/storefront-provider'
import { adoptAccountData } from './adopt-account-data'
import { isBackFromGoogle, onSessionNews, takeRefusal } from './session-news'
import { hasSessionSign } from './session-presence'

/** Milliseconds before a look at the page asks again. */
const freshMs = 60_000

/** Follows the session, on focus and on news from other tabs, and updates this device. */
export function SessionFollower() {
  const stores = useStores()
  const { session } = stores
  const showToast = useToast((state) => state.show)

  useEffect(() => {
    const leaving = new AbortController()
    let answeredAt = 0
    let hadSign = false
    let asked = 0
    async function ask() {
      asked += 1
      const number = asked
      const { changes } = session.getState()
      hadSign = takeRefusal() || hasSessionSign() || hadSign
      const answer = await callAccounts('/api/auth/session', { signal: leaving.signal, schema: foundSession })
      const { changes: present, user, signIn, signOut, miss } = session.getState()
      if (leaving.signal.aborted || number !== asked) return
      if (!answer.ok) return miss()
      answeredAt = Date.now()
      const wasSigned = hadSign
      hadSign = false
      // The session changed during the request.
      if (changes !== present) return
      if (answer.value) {
        signIn(answer.value)
        if (user === null && isBackFromGoogle()) showToast(authCopy.signedIn)
      } else {
        signOut()
        if (wasSigned) showToast(sessionEndedCopy)
      }
    }
    const look = () => {
      if (document.visibilityState === 'visible' && Date.now() - answeredAt > freshMs) void ask()
    }
    void ask()
    const stopFollowing = onSessionNews(() => void ask())
    document.addEventListener('visibilitychange', look, { signal: leaving.signal })
    window.addEventListener('online', look, { signal: leaving.signal })
    return () => {
      leaving.abort()
      stopFollowing()
    }
  }, [session, showToast])

  // Null: unknown. A repeated answer must not refill fields the shopper cleared.
  const { changes, user, delivery } = useSession((state) => state)
  const known = changes > 0 ? JSON.stringify([user?.id, delivery]) : null
  // Null before the first answer, which is no change of user.
  const person = useRef<string | null>(null)
  useEffect(() => {
    if (known === null) return
    const { user, delivery: preferences } = session.getState()
    const present = user?.id ?? ''
    const before = person.current
    if (before !== present && (before !== null || !user)) resetPersonalAnswers()
    // This page's alone: another tab may have adopted the data.
    if (before && before !== present) forgetUnsentAnswers()
    person.current = present
    adoptAccountData(openDelivery(stores).getState, user && preferences && { user, delivery: preferences })
  }, [known, session, stores])

  return null
}
