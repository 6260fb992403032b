'use client'

import { usePanel } from '@/stores/storefront-provider'
import { LatePanel } from './late-panel'
import { useCloseOffline } from './use-close-offline'

const load = () => import('@/components/checkout/buy-choice').then(({ BuyChoice }) => BuyChoice)

/** The window that asks what to buy, loaded with its first use. */
export function BuyChoicePanel() {
  const isWanted = usePanel((state) => state.open === 'buy')
  const { close, noteLoaded } = usePanel((state) => state)
  const closeOffline = useCloseOffline()
  return (
    <LatePanel
      load={load}
      isWanted={isWanted}
      onFailure={closeOffline}
      onLoaded={() => noteLoaded('buy')}
      onLeave={close}
    />
  )
}
