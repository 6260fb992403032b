'use client'

import { toastCopy } from '@/lib/copy/toasts'
import { usePanel, useToast } from '@/stores/storefront-provider'
import { LatePanel } from './late-panel'

const load = () => import('@/components/checkout/buy-choice').then(({ BuyChoice }) => BuyChoice)

/** The window that asks what to buy, loaded with its first use. */
export function BuyChoicePanel() {
  const isWanted = usePanel((state) => state.open === 'buy')
  const { close, noteLoaded } = usePanel((state) => state)
  const showToast = useToast((state) => state.show)
  function closeAgain() {
    close()
    showToast({ title: toastCopy.offline, description: toastCopy.offlineDetail, variant: 'destructive' })
  }
  return (
    <LatePanel
      load={load}
      isWanted={isWanted}
      onFailure={closeAgain}
      onLoaded={() => noteLoaded('buy')}
      onLeave={close}
    />
  )
}
