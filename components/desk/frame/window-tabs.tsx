import { useId } from 'react'
import { ToggleGroup, ToggleGroupItem } from '@/components/ui/toggle-group'
import { windowTextOn } from '@/lib/copy/delivery-window'
import { deskOrdersCopy as copy } from '@/lib/desk/copy/orders'
import { marketDay } from '@/lib/desk/copy/times'

type Props = {
  readonly windows: readonly string[]
  /** Empty for all. */
  readonly chosen: string
  readonly onChoose: (window: string) => void
}

export function WindowTabs({ windows, chosen, onChoose }: Props) {
  const name = useId()
  const today = marketDay(new Date())
  // Keeps the chosen window after its orders are finished.
  const known = chosen === '' || windows.includes(chosen) ? windows : [...windows, chosen].sort()
  return (
    <ToggleGroup className="window-tabs" aria-label={copy.window}>
      {['', ...known].map((window) => (
        <ToggleGroupItem
          key={window}
          variant="outline"
          name={name}
          checked={chosen === window}
          onChange={() => onChoose(window)}
        >
          {window === '' ? copy.everyWindow : windowTextOn(window, today)}
        </ToggleGroupItem>
      ))}
    </ToggleGroup>
  )
}
