import './order-steps.css'

import { progressSteps, stepText, type Way } from '@/lib/copy/order-progress'

type Props = Way & { readonly picked: string | null; readonly changes: string | null }

/** How far an order is on its way, as a strip, how many of its lines are looked for, and what changed; nothing where no one moves it on. */
export function OrderSteps({ picked, changes, ...way }: Props) {
  const steps = progressSteps(way, Date.now())
  if (steps.length === 0) return null
  return (
    <div className="order-progress">
      <p className="sr-only">{stepText(steps)}</p>
      <p className="order-steps" aria-hidden="true">
        {steps.map(({ name, state, time }) => (
          <span key={name} data-step={state}>
            {name}
            <small>{time}</small>
          </span>
        ))}
      </p>
      {picked && (
        <p className="order-picked" aria-live="polite">
          {picked}
        </p>
      )}
      {changes && <p className="order-picked">{changes}</p>}
    </div>
  )
}
