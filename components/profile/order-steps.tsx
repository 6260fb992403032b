import { serverNow } from '@/lib/browser/server-clock'
import './order-steps.css'

import { Fragment, type ReactNode } from 'react'
import { progressSteps, stepText, type Way } from '@/lib/copy/order-progress'

type Props = Way & {
  readonly picked: string | null
  readonly changes: string | null
  readonly children: (strip: ReactNode) => ReactNode
}

/** Non-breaking before the dot, which must not start a line. */
const keepDots = (text: string) => text.replaceAll(' · ', '\u00a0· ')

/** Shows progress and changes; no strip when nothing updates it. */
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
