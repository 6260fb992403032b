import { toastCopy } from '@/lib/copy/toasts'
import { usePanel, useToast } from '@/stores/storefront-provider'

/** Closes the drawer or window whose code could not be loaded, and says why. */
export function useCloseOffline(): () => void {
  const close = usePanel((state) => state.close)
  const showToast = useToast((state) => state.show)
  return () => {
    close()
    showToast({ title: toastCopy.offline, description: toastCopy.offlineDetail, variant: 'destructive' })
  }
}
