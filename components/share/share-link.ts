import { shareCopy } from '@/lib/copy/share'
import { variantParameter } from '@/lib/domain/variant-name'
import type { ToastState } from '@/stores/toast-store'

type Shared = { readonly text: string; readonly url: string }

/** Opens the device's own sharing where there is one, else copies the link and says so. */
export async function shareLink({ text, url }: Shared, show: ToastState['show']): Promise<void> {
  const address = withChosenVariant(url)
  if (navigator.share) {
    const outcome = await navigator.share({ title: text, text, url: address }).then(
      () => 'shared',
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    )
    // Closed by the shopper: nothing went wrong.
    if (outcome === 'shared' || outcome === 'AbortError') return
  }
  try {
    await navigator.clipboard.writeText(address)
    show({ title: shareCopy.copied, description: shareCopy.copiedDetail, variant: 'default' })
  } catch {
    show({ title: shareCopy.failed, description: shareCopy.failedDetail, variant: 'destructive' })
  }
}

/** Who shares a chosen variant means that one; nothing else of the present address is passed on. */
function withChosenVariant(url: string): string {
  const address = new URL(url)
  const here = window.location
  const chosen = new URLSearchParams(here.search).get(variantParameter)
  if (chosen && address.pathname === here.pathname) address.searchParams.set(variantParameter, chosen)
  return address.href
}
