'use client'

import { useEffect, useState } from 'react'
import { Button } from '@/components/ui/button'
import {
  followOrderByPush,
  isOrderPushed,
  leaveOrderByPush,
  type PushedOrder,
} from '@/lib/browser/order-push'
import { pushSupport } from '@/lib/browser/push-support'
import { pushOfferCopy as copy } from '@/lib/copy/order-push'

type Props = { readonly order: PushedOrder; readonly publicKey: string }
type State = 'asking' | 'off' | 'on' | 'denied' | 'failed'

/** Switches on this device whether it is notified how far an order is; nothing where a browser cannot be notified. */
export function PushOffer({ order, publicKey }: Props) {
  const support = pushSupport()
  const [state, setState] = useState<State>('asking')
  const [isBusy, setBusy] = useState(false)
  // biome-ignore lint/correctness/useExhaustiveDependencies: what names the order is another object with each answer
  useEffect(() => {
    if (support !== 'yes') return
    isOrderPushed(order, publicKey).then(
      (isOn) => setState(isOn ? 'on' : 'off'),
      () => undefined,
    )
  }, [support, order.code])

  async function change(): Promise<void> {
    setBusy(true)
    try {
      if (state === 'on') {
        await leaveOrderByPush(order)
        setState('off')
      } else setState((await followOrderByPush(order, publicKey)) ? 'on' : 'denied')
    } catch {
      setState('failed')
    }
    setBusy(false)
  }

  if (support === 'iphone') return <p className="receipt-detail">{copy.onIphone}</p>
  if (support === 'no' || state === 'asking') return null
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-3">
      <p role="status" className="receipt-detail empty:hidden">
        {state === 'on' && copy.isOn}
        {(state === 'denied' || state === 'failed') && copy[state]}
      </p>
      <Button variant="link" aria-busy={isBusy} disabled={isBusy} onClick={() => void change()}>
        {state === 'on' ? copy.turnOff : copy.turnOn}
      </Button>
    </div>
  )
}
