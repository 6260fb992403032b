import type { Icon } from '@/components/ui/icon'
import { ArrowUpDown, Check, MessageCircle, Minus, Store, X } from '@/components/ui/icons'
import { Undo2 } from '@/components/ui/panel-icons'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { Scale } from '../desk-icons'
import type { PickedLine, ShownLine } from './shown-order'

const { menu: copy } = deskOrderCopy

export type LineStep = 'menu' | 'fewer' | 'weigh' | 'replace'

type Props = {
  readonly line: ShownLine
  readonly save: (picked: Partial<PickedLine>) => void
  readonly onStep: (step: LineStep) => void
  readonly onAsk: () => void
}

type Action = { readonly label: string; readonly Icon: Icon; readonly run: () => void }

export function LineMenu({ line, save, onStep, onAsk }: Props) {
  const { picked, quantity, path } = line
  const actions: readonly (Action | false)[] = [
    picked.state !== 'picked' && { label: copy.pick, Icon: Check, run: () => save({ state: 'picked' }) },
    quantity > 1 && { label: copy.fewer, Icon: Minus, run: () => onStep('fewer') },
    picked.state !== 'missing' && { label: copy.missing, Icon: X, run: () => save({ state: 'missing' }) },
    { label: copy.replace, Icon: ArrowUpDown, run: () => onStep('replace') },
    { label: copy.weigh, Icon: Scale, run: () => onStep('weigh') },
    { label: copy.ask, Icon: MessageCircle, run: onAsk },
    picked.state !== 'open' && { label: copy.undo, Icon: Undo2, run: () => save({ state: 'open' }) },
  ]
  return (
    <ul className="desk-menu">
      {actions.map(
        (action) =>
          action && (
            <li key={action.label}>
              <button type="button" className="desk-menu-item" onClick={action.run}>
                <action.Icon />
                {action.label}
              </button>
            </li>
          ),
      )}
      {path && (
        <li>
          <a href={path} target="_blank" rel="noreferrer" className="desk-menu-item">
            <Store />
            {copy.product}
          </a>
        </li>
      )}
    </ul>
  )
}
