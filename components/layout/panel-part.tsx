import { useEffect } from 'react'
import type { LazyPart } from '@/components/ui/late-part'
import { toastCopy } from '@/lib/copy/toasts'
import type { Panel } from '@/stores/panel-store'
import { usePanel, useToast } from '@/stores/storefront-provider'

/** Loads a panel when it is first opened; says so where that is not possible. */
export function PanelPart({ panel, Part }: { readonly panel: Panel; readonly Part: LazyPart }) {
  const { open, loaded, close, noteLoaded } = usePanel((state) => state)
  const showToast = useToast((state) => state.show)
  const isOpen = open === panel
  const isWaiting = isOpen && !loaded.includes(panel)
  useEffect(() => {
    if (!isWaiting) return
    // A tapped link takes precedence.
    const leave = ({ target }: Event) => target instanceof Element && target.closest('a') && close()
    document.addEventListener('click', leave)
    return () => document.removeEventListener('click', leave)
  }, [isWaiting, close])
  function giveUp() {
    close()
    showToast({ ...toastCopy.offline, variant: 'destructive' })
  }
  return <Part isWanted={isOpen} onFailure={giveUp} onLoaded={() => noteLoaded(panel)} />
}

/** Opens a panel, busy until its code is loaded. */
export function usePanelButton(panel: Panel, preload: () => void) {
  const isOnItsWay = usePanel(({ open, loaded }) => open === panel && !loaded.includes(panel))
  const show = usePanel((state) => state.show)
  return {
    'aria-busy': isOnItsWay,
    'aria-haspopup': 'dialog',
    onPointerEnter: preload,
    onFocus: preload,
    onClick: () => show(panel),
  } as const
}

export function useCartButton(preload: () => void) {
  const button = usePanelButton('cart', preload)
  const clearToast = useToast((state) => state.clear)
  function onClick() {
    clearToast()
    button.onClick()
  }
  return { ...button, onClick }
}
