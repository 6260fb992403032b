'use client'

import { useEffect } from 'react'
import { offlineCopy } from '@/lib/copy/offline'
import { useToast } from '@/stores/storefront-provider'
import { hideNotice, showNotice } from './offline-notice'

/** Says that the connection is gone, and that the cart is not, until it is back. */
export function OfflineGate() {
  const showToast = useToast((state) => state.show)
  useEffect(() => {
    function lose() {
      showNotice()
      showToast({ title: offlineCopy.title, description: `${offlineCopy.cartIsKept}.`, variant: 'default' })
    }
    if (!navigator.onLine) showNotice()
    window.addEventListener('offline', lose)
    window.addEventListener('online', hideNotice)
    return () => {
      window.removeEventListener('offline', lose)
      window.removeEventListener('online', hideNotice)
    }
  }, [showToast])
  return null
}
