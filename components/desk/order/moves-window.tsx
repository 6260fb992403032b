import { deskOrderCopy } from '@/lib/desk/copy/order'
import type { FulfillmentState } from '@/lib/domain/fulfillment'
import { classNames } from '@/lib/utils'
import { DeskWindow } from '../frame/desk-window'
import { otherMoves } from './next-move'

const { moves: copy } = deskOrderCopy

type Props = {
  readonly state: FulfillmentState
  readonly onMove: (to: FulfillmentState) => void
  readonly onClose: () => void
}

/** Where else an order can be taken than the one big button says. */
export function MovesWindow({ state, onMove, onClose }: Props) {
  return (
    <DeskWindow title={copy.more} onClose={onClose}>
      <ul className="desk-menu">
        {otherMoves(state).map((to) => (
          <li key={to}>
            <button
              type="button"
              className={classNames('desk-menu-item', to === 'cancelled' && 'text-destructive')}
              onClick={() => onMove(to)}
            >
              {copy.others[to]}
            </button>
          </li>
        ))}
      </ul>
    </DeskWindow>
  )
}
