import './order-steps.css'

import { progressSteps, stepText } from '@/lib/copy/order-progress'
import type { FulfillmentState } from '@/lib/domain/fulfillment'

type Props = {
  readonly fulfillment: FulfillmentState
  readonly isPickup: boolean
  readonly picked: string | null
}

/** How far an order is on its way, as a strip, and how many of its lines are looked for; nothing before it is begun. */
export function OrderSteps({ fulfillment, isPickup, picked }: Props) {
  const steps = progressSteps(fulfillment, isPickup)
  if (steps.length === 0) return null
  return (
    <div className="order-progress">
      <p className="sr-only">{stepText(steps)}</p>
      <p className="order-steps" aria-hidden="true">
        {steps.map(({ name, state }) => (
          <span key={name} data-step={state}>
            {name}
          </span>
        ))}
      </p>
      {picked && (
        <p className="order-picked" aria-live="polite">
          {picked}
        </p>
      )}
    </div>
  )
}
