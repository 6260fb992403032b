import { useEffect } from 'react'
import type { StockAnswer } from '@/lib/api/catalog-answers'
import { callShop } from '@/lib/browser/call-shop'

export type Stock = StockAnswer['stock']

/** Milliseconds. */
const staleMs = 15_000
const retryMs = 1000

type Props = { readonly productId: string; readonly report: (stock: Stock) => void }

/** Reads without a schema, whose library the product page needs for nothing else. */
async function fetchStock(productId: string, signal: AbortSignal): Promise<Stock> {
  const { content } = await callShop(`/api/stock/${encodeURIComponent(productId)}`, { signal })
  const { stock } = content as Partial<StockAnswer>
  if (!stock) throw new Error('there is no stock')
  return stock
}

/** Reports the stock now and, when it is older than 15 s, whenever the page is seen or online again. */
export function LiveStock({ productId, report }: Props) {
  useEffect(() => {
    const leaving = new AbortController()
    const { signal } = leaving
    let readAt = 0

    function refresh(retries = 1) {
      if (document.visibilityState === 'hidden' || Date.now() - readAt < staleMs) return
      fetchStock(productId, signal).then(
        (stock) => {
          readAt = Date.now()
          report(stock)
        },
        () => {
          if (!signal.aborted && retries > 0) window.setTimeout(refresh, retryMs, retries - 1)
        },
      )
    }

    refresh()
    document.addEventListener('visibilitychange', () => refresh(), { signal })
    window.addEventListener('online', () => refresh(), { signal })
    return () => leaving.abort()
  }, [productId, report])
  return null
}
