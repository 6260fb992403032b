import { toastCopy } from '@/lib/copy/toasts'
import { usePanel, useToast } from '@/stores/storefront-provider'

/** Closes a window that failed to load. `panels.tsx` inlines this, which saves every page 100 bytes. */
export function useCloseOffline(): () => void {
  const close = usePanel((state) => state.close)
  const showToast = useToast((state) => state.show)
  return () => {
    close()
    showToast({ ...toastCopy.offline, variant: 'destructive' })
  }
}
