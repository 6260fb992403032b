import { shareCopy } from '@/lib/copy/share'
import type { ToastState } from '@/stores/toast-store'

type Shared = { readonly text: string; readonly url: string }

/** Shares natively, else copies and confirms. */
export async function shareLink({ text, url }: Shared, show: ToastState['show']): Promise<void> {
  if (navigator.share) {
    const outcome = await navigator.share({ title: text, text, url }).then(
      () => 'shared',
      (error: unknown) => (error instanceof Error ? error.name : 'unknown'),
    )
    // Cancelled by the shopper: no failure.
    if (outcome === 'shared' || outcome === 'AbortError') return
  }
  try {
    await navigator.clipboard.writeText(url)
    show({ title: shareCopy.copied, description: shareCopy.copiedDetail, variant: 'default' })
  } catch {
    show({ title: shareCopy.failed, description: shareCopy.failedDetail, variant: 'destructive' })
  }
}
