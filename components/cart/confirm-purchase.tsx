'use client'

import { useEffect } from 'react'
import { useCart } from '@/stores/storefront-provider'

/** Empties the cart for good once the shopper has reached /success. */
export function ConfirmPurchase() {
  const confirmPurchase = useCart((state) => state.confirmPurchase)
  useEffect(() => confirmPurchase(), [confirmPurchase])
  return null
}
