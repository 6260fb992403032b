import { serverNow } from '@/lib/browser/server-clock'
import './order-steps.css'

import { Fragment, type ReactNode } from 'react'
import { progressSteps, stepText, type Way } from '@/lib/copy/order-progress'

type Props = Way & {
  readonly picked: string | null
  readonly changes: string | null
  /** The strip among what stands around it. */
  readonly children: (strip: ReactNode) => ReactNode
}

/** No line begins with the dot between two parts. */
const keepDots = (text: string) => text.replaceAll(' · ', '\u00a0· ')

/** How far an order is on its way, as a strip, how many of its lines are looked for, and what changed; no strip where no one moves it on. */
export function OrderSteps({ picked, changes, children, ...way }: Props) {
  const steps = progressSteps(way, serverNow())
  const isOnWay = steps.length > 0
  const strip = isOnWay && (
    <Fragment key="steps">
      <p className="sr-only">{stepText(steps)}</p>
      <p className="order-steps" aria-hidden="true">
        {steps.map(({ name, state, time }) => (
          <span key={name} data-step={state}>
            {name}
            {time?.split(', ').map((part) => (
              <small key={part}>{part}</small>
            ))}
          </span>
        ))}
      </p>
    </Fragment>
  )
  return (
    <div className="order-progress empty:hidden">
      {children(strip)}
      {isOnWay && picked && (
        <p className="order-picked" aria-live="polite">
          {keepDots(picked)}
        </p>
      )}
      {isOnWay && changes && <p className="order-picked">{keepDots(changes)}</p>}
    </div>
  )
}
