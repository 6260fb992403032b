import { useEffect, useState } from 'react'
import { findPushTarget } from '@/lib/browser/push-subscription'
import { pushSupport } from '@/lib/browser/push-support'
import { isDeskPushOn, switchDeskPush } from '@/lib/desk/browser/desk-push'
import { deskPushCopy as copy } from '@/lib/desk/copy/push'
import { pushScopes } from '@/lib/domain/push'
import { Segments } from './segments'

const values = ['on', 'off'] as const

/** Whether this device is notified of new orders while the desk is closed; nothing where its browser cannot be notified. */
export function PushSwitch({ publicKey }: { readonly publicKey: string }) {
  const [isOn, setOn] = useState(isDeskPushOn)
  const [fault, setFault] = useState<'denied' | 'failed' | null>(null)
  const support = pushSupport()
  useEffect(() => {
    // What the user forbids the browser since, or the browser gave up, is off.
    if (isDeskPushOn()) void findPushTarget(pushScopes.desk).then((target) => target || setOn(false))
  }, [])
  if (support === 'iphone') return <p className="mt-6">{copy.onIphone}</p>
  if (support === 'no') return null

  async function choose(chosen: (typeof values)[number]): Promise<void> {
    const wanted = chosen === 'on'
    setOn(wanted)
    setFault(null)
    try {
      if (await switchDeskPush(wanted, publicKey)) return
      setFault('denied')
    } catch {
      setFault('failed')
    }
    setOn(isDeskPushOn())
  }

  return (
    <div className="mt-6">
      <Segments
        legend={copy.label}
        values={values}
        nameOf={(value) => copy.values[value]}
        chosen={isOn ? 'on' : 'off'}
        onChoose={(chosen) => void choose(chosen)}
      />
      <p className="mt-1 text-muted-foreground">{copy.detail}</p>
      <p role="alert" className="mt-2 text-destructive">
        {fault && copy[fault]}
      </p>
    </div>
  )
}
