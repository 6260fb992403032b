import { useState, useSyncExternalStore } from 'react'
import { followBell, isBellOn, isBellReady, switchBell, tryBell } from '@/lib/desk/browser/bell'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { Bell, BellOff } from '../desk-icons'

/** Whether a new order is heard; switched on, it lets itself be heard, and the browser is asked by that. */
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
      <button type="button" className="ghost-btn px-2" aria-pressed={isOn} onClick={toggle}>
        <Icon />
        <span className="sr-only">{copy.sound.label}</span>
        <span aria-hidden="true">{isOn ? copy.sound.on : copy.sound.off}</span>
      </button>
    </div>
  )
}
