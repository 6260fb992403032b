import {
  ArrowUpDown,
  Check,
  type LucideIcon,
  MessageCircle,
  Minus,
  Scale,
  Store,
  Undo2,
  X,
} from 'lucide-react'
import { useState } from 'react'
import { QuantityStepper } from '@/components/shop/quantity-stepper'
import { Button } from '@/components/ui/button'
import { deskOrderCopy as copy, deskOrderCopy } from '@/lib/desk/copy/order'
import { DeskWindow } from '../frame/desk-window'
import { tickLine } from './picks'
import { ReplaceForm } from './replace-form'
import { expectedWeight, lineName, type PickedLine, type ShownLine } from './shown-order'
import { WeighForm } from './weigh-form'

const { menu: menuCopy } = deskOrderCopy

export type LineStep = 'menu' | 'fewer' | 'weigh' | 'replace'

type MenuProps = {
  readonly line: ShownLine
  readonly save: (picked: Partial<PickedLine>) => void
  readonly onStep: (step: LineStep) => void
  readonly onAsk: () => void
}

type Action = { readonly label: string; readonly Icon: LucideIcon; readonly run: () => void }

function LineMenu({ line, save, onStep, onAsk }: MenuProps) {
  const { picked, quantity, path } = line
  const actions: readonly (Action | false)[] = [
    picked.state !== 'picked' && { label: menuCopy.pick, Icon: Check, run: () => save({ state: 'picked' }) },
    quantity > 1 && { label: menuCopy.fewer, Icon: Minus, run: () => onStep('fewer') },
    picked.state !== 'missing' && { label: menuCopy.missing, Icon: X, run: () => save({ state: 'missing' }) },
    { label: menuCopy.replace, Icon: ArrowUpDown, run: () => onStep('replace') },
    { label: menuCopy.weigh, Icon: Scale, run: () => onStep('weigh') },
    { label: menuCopy.ask, Icon: MessageCircle, run: onAsk },
    picked.state !== 'open' && { label: menuCopy.undo, Icon: Undo2, run: () => save({ state: 'open' }) },
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
            {menuCopy.product}
          </a>
        </li>
      )}
    </ul>
  )
}

const { fewer: fewerCopy } = deskOrderCopy

type FewerProps = { readonly line: ShownLine; readonly onSave: (quantity: number | null) => void }

/** Pieces found; all of them make an ordinary tick. */
function FewerForm({ line: { picked, quantity: wanted }, onSave }: FewerProps) {
  const [quantity, setQuantity] = useState(picked.quantity ?? wanted - 1)
  return (
    <div className="grid justify-items-center gap-4 pt-2">
      <p className="font-bold">{fewerCopy.label}</p>
      <QuantityStepper quantity={quantity} maximum={wanted} onChange={setQuantity} />
      <Button className="w-full" onClick={() => onSave(quantity === wanted ? null : quantity)}>
        {fewerCopy.save(quantity, wanted)}
      </Button>
    </div>
  )
}

type Props = {
  readonly code: string
  readonly line: ShownLine
  readonly first: LineStep
  readonly onAsk: () => void
  readonly onClose: () => void
}

/** Edits a line; ticks of others do not change the form, so saving over one becomes a question. */
export function LineWindow({ code, line: now, first, onAsk, onClose }: Props) {
  const [line] = useState(now)
  const [step, setStep] = useState(first)

  function save(picked: Partial<PickedLine>) {
    void tickLine(code, line, picked)
    onClose()
  }

  const { picked } = line
  return (
    <DeskWindow title={lineName(line)} onClose={onClose}>
      {step === 'menu' && <LineMenu {...{ line, save, onAsk }} onStep={setStep} />}
      {step === 'fewer' && (
        <FewerForm
          {...{ line }}
          onSave={(quantity) => save({ state: 'picked', quantity, weightGrams: picked.weightGrams })}
        />
      )}
      {step === 'weigh' && (
        <WeighForm
          first={picked.weightGrams}
          expected={expectedWeight(line)}
          onSave={(weightGrams) =>
            // A replaced or partial line stays so; the scale adds its weight.
            save({ ...picked, state: picked.state === 'replaced' ? 'replaced' : 'picked', weightGrams })
          }
        />
      )}
      {step === 'replace' && (
        <ReplaceForm {...{ code, line }} onSave={(replaced) => save({ ...replaced, state: 'replaced' })} />
      )}
      {step !== first && (
        <Button variant="link" className="mt-2" onClick={() => setStep(first)}>
          {copy.menu.back}
        </Button>
      )}
    </DeskWindow>
  )
}
