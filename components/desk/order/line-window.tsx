import { useState } from 'react'
import { Button } from '@/components/ui/button'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { DeskWindow } from '../frame/desk-window'
import { FewerForm } from './fewer-form'
import { LineMenu, type LineStep } from './line-menu'
import { ReplaceForm } from './replace-form'
import { lineName, type PickedLine, type ShownLine } from './shown-order'
import { tickLine } from './tick-line'
import { WeighForm } from './weigh-form'

type Props = {
  readonly code: string
  readonly line: ShownLine
  readonly first: LineStep
  readonly onAsk: () => void
  readonly onClose: () => void
}

/**
 * What else can become of a line than found. What is typed here stays as typed: ticks of others change nothing in it, and
 * are not seen while typing, so that saving over one becomes a question.
 */
export function LineWindow({ code, line: now, first, onAsk, onClose }: Props) {
  const [line] = useState(now)
  const [step, setStep] = useState(first)

  function save(picked: Partial<PickedLine>) {
    tickLine(code, line, picked)
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
          onSave={(weightGrams) =>
            // What was replaced or fewer stays so: the scale says how much of it there is.
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
