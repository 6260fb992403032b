import { toastCopy } from '@/lib/copy/toasts'
import { usePanel, useToast } from '@/stores/storefront-provider'

/**
 * Closes the window whose code could not be loaded, or which threw, and says why. For parts behind the first view: `panels.tsx` has it
 * within itself, where a shared module would cost every page a hundred bytes.
 */
export function useCloseOffline(): (isBroken?: boolean) => void {
  const close = usePanel((state) => state.close)
  const showToast = useToast((state) => state.show)
  return (isBroken = false) => {
    close()
    showToast({ ...(isBroken ? toastCopy.broken : toastCopy.offline), variant: 'destructive' })
  }
}
