'use client'

import { useEffect, useState } from 'react'
import { useLatePart } from '@/components/ui/late-part'
import { fetchStock, type Stock } from '@/lib/browser/fetch-stock'
import { InCart } from './in-cart'
import type { FirstAnswer } from './stock-follower'

type Props = { readonly productId: string; readonly onStock: (stock: Stock) => void }

/** Milliseconds before the first retry. */
const againMs = 1000

const loadFollower = () => import('./stock-follower').then(({ StockFollower }) => StockFollower)

/** Refreshes stock on load and focus. The follower, ten times larger, loads later. */
export function LiveStock({ productId, onStock }: Props) {
  const [first, setFirst] = useState<FirstAnswer | null>(null)
  const { Part: StockFollower, request: follow } = useLatePart(loadFollower, 'stock-follower')

  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let timer: number | undefined
    fetchStock(productId, { signal }).then(
      (stock) => {
        onStock(stock)
        setFirst({ stock, at: Date.now() })
      },
      () => {
        if (!signal.aborted) timer = window.setTimeout(follow, againMs)
      },
    )
    const comeBack = () => document.visibilityState === 'visible' && follow()
    document.addEventListener('visibilitychange', comeBack, { signal })
    return () => {
      leaving.abort()
      window.clearTimeout(timer)
    }
  }, [productId, onStock, follow])

  return (
    <>
      <InCart productId={productId} />
      {StockFollower && <StockFollower productId={productId} first={first} onStock={onStock} />}
    </>
  )
}
