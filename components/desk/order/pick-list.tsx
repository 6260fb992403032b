import { useState } from 'react'
import { lineAmountsText } from '@/lib/copy/settlement'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { isHandled } from '@/lib/domain/fulfillment'
import { PickRow } from './pick-row'
import type { ShownLine, ShownOrder } from './shown-order'

type Props = {
  readonly order: ShownOrder
  readonly onStep: () => void
  readonly onMenu: (line: ShownLine) => void
  readonly onReplace: (line: ShownLine) => void
  readonly onAsk: (line: ShownLine) => void
}

const isDone = ({ picked, answer, isSimilarDue, isUnweighed, isQuestion }: ShownLine) =>
  isHandled({ ...picked, answer }) && !isSimilarDue && !isUnweighed && !isQuestion

const keyOf = ({ line }: ShownLine) => line

/** Lines by aisle; those finished at opening come last. Later ticks move nothing under the thumb. */
export function PickList({ order, onStep, onMenu, onReplace, onAsk }: Props) {
  const { code, lines, isPickable, settlement, details } = order
  const [before] = useState(() => new Set(lines.filter(isDone).map(keyOf)))
  const isAllDone = before.size === lines.length
  const groups = new Map<string, ShownLine[]>()
  for (const line of lines) {
    if (!isAllDone && before.has(line.line)) continue
    const aisle = line.category ?? copy.otherCategory
    groups.set(aisle, [...(groups.get(aisle) ?? []), line])
  }
  const done = isAllDone ? [] : lines.filter(({ line }) => before.has(line))
  return (
    <div className="pick-list">
      {[...groups, ...(done.length > 0 ? [[copy.done, done] as const] : [])].map(([name, here]) => (
        <section
          key={name}
          aria-label={name}
          className={isAllDone || here === done ? 'pick-done' : undefined}
        >
          <h2 className="pick-aisle">{name}</h2>
          <ul>
            {here.map((line) => (
              <PickRow
                key={line.line}
                {...{ code, line, isPickable, onStep }}
                wish={details?.substitution ?? null}
                amounts={lineAmountsText(settlement, line.line)}
                onMenu={() => onMenu(line)}
                onReplace={() => onReplace(line)}
                onAsk={() => onAsk(line)}
              />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}
