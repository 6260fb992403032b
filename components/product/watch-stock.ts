import { fetchStock, type Stock } from '@/lib/browser/fetch-stock'

/** Milliseconds. */
const staleMs = 15_000
const retryMs = 1000

type Watch = { readonly signal: AbortSignal; readonly report: (stock: Stock) => void }

/** Reports the stock now and, when it is older than 15 s, whenever the page is seen or online again. */
export function watchStock(productId: string, { signal, report }: Watch): void {
  if (signal.aborted) return
  let readAt = 0

  function refresh(retries = 1) {
    if (document.visibilityState === 'hidden' || Date.now() - readAt < staleMs) return
    fetchStock(productId, { signal }).then(
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
}
