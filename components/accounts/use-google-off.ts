'use client'

import { useEffect, useState } from 'react'
import { callAccounts } from '@/lib/browser/call-accounts'

/** Whether the operator has switched Google off; false until that is known. Asked when the form opens. */
export function useGoogleOff(): boolean {
  const [isOff, setIsOff] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void callAccounts('/api/auth/ways', { fetch: window.fetch.bind(window), signal }).then((answer) => {
      if (!signal.aborted && answer.ok) setIsOff(answer.value['google'] === false)
    })
    return () => leaving.abort()
  }, [])
  return isOff
}
