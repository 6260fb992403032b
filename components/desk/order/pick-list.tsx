import { lineAmountsText } from '@/lib/copy/settlement'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { PickRow } from './pick-row'
import type { ShownLine, ShownOrder } from './shown-order'

type Props = {
  readonly order: ShownOrder
  readonly onStep: () => void
  readonly onMenu: (line: ShownLine) => void
  readonly onReplace: (line: ShownLine) => void
  readonly onAsk: (line: ShownLine) => void
}

/** The lines in the order of the aisles, as the server has them. */
export function PickList({ order, onStep, onMenu, onReplace, onAsk }: Props) {
  const { code, lines, isPickable, settlement } = order
  const aisles = new Map<string, ShownLine[]>()
  for (const line of lines) {
    const aisle = line.category ?? copy.otherCategory
    aisles.set(aisle, [...(aisles.get(aisle) ?? []), line])
  }
  return (
    <div className="pick-list">
      {[...aisles].map(([aisle, here]) => (
        <section key={aisle} aria-label={aisle}>
          <h2 className="pick-aisle">{aisle}</h2>
          <ul>
            {here.map((line) => (
              <PickRow
                key={line.line}
                {...{ code, line, isPickable, onStep }}
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
