import { toastCopy } from '@/lib/copy/toasts'
import { usePanel, useToast } from '@/stores/storefront-provider'

/**
 * Closes the window whose code could not be loaded, and says why. For parts behind the first view: `panels.tsx` has it
 * within itself, where a shared module would cost every page a hundred bytes.
 */
export function useCloseOffline(): () => void {
  const close = usePanel((state) => state.close)
  const showToast = useToast((state) => state.show)
  return () => {
    close()
    showToast({ ...toastCopy.offline, variant: 'destructive' })
  }
}
