import { Bell, BellOff } from 'lucide-react'
import { useState, useSyncExternalStore } from 'react'
import { Button } from '@/components/ui/button'
import { followBell, isBellOn, isBellReady, switchBell, tryBell } from '@/lib/desk/browser/bell'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'

/** Rings once when switched on, which also asks the browser for permission. */
export function BellSwitch() {
  const [isOn, setOn] = useState(isBellOn)
  const isReady = useSyncExternalStore(followBell, isBellReady)
  const Icon = isOn ? Bell : BellOff

  function toggle() {
    switchBell(!isOn)
    setOn(!isOn)
    if (!isOn) void tryBell().catch(() => undefined)
  }

  return (
    <div className="flex flex-wrap items-center justify-end gap-2">
      {isOn && !isReady && <span className="text-muted-foreground">{copy.sound.silent}</span>}
      <Button variant="ghost" className="px-2" aria-pressed={isOn} onClick={toggle}>
        <Icon />
        <span className="sr-only">{copy.sound.label}</span>
        <span aria-hidden="true" className="hidden sm:inline">
          {isOn ? copy.sound.on : copy.sound.off}
        </span>
      </Button>
    </div>
  )
}
