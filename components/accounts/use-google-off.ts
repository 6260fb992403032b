'use client'

import { useEffect, useState } from 'react'
import { callAccounts } from '@/lib/browser/call-accounts'
import { flag, objectOf } from '@/lib/browser/decode'

const ways = objectOf({ google: flag })

/** Whether the operator has switched Google off; false until that is known. Asked when the form opens. */
export function useGoogleOff(): boolean {
  const [isOff, setIsOff] = useState(false)
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    void callAccounts('/api/auth/ways', { signal, decode: ways }).then((answer) => {
      if (!signal.aborted && answer.ok) setIsOff(!answer.value.google)
    })
    return () => leaving.abort()
  }, [])
  return isOff
}
