import { Fragment, type ReactNode } from 'react'
import { type OrderView, stepsText } from '@/lib/copy/order-view'

const saidClass = 'mt-2.5 text-balance font-semibold'

type Props = {
  readonly view: Pick<OrderView, 'steps' | 'picked' | 'changes'>
  readonly children: (strip: ReactNode) => ReactNode
}

/** Non-breaking before the dot, which must not start a line. */
const keepDots = (text: string) => text.replaceAll(' · ', '\u00a0· ')

/** A stop above its name, and the way to it: dashed until it is gone. */
const stepClass = [
  'relative flex-auto pt-6.5 max-xs:not-data-[step=now]:text-[0px]',
  'not-data-[step=next]:text-foreground data-[step=now]:font-extrabold',
  'before:absolute before:top-0 before:left-[calc(50%-9px)] before:z-1 before:size-4.5 before:rounded-full before:border-2 before:border-input before:bg-card',
  'not-data-[step=next]:before:border-primary data-[step=done]:before:bg-primary data-[step=now]:before:bg-primary',
  'data-[step=now]:before:outline-4 data-[step=now]:before:outline-secondary',
  'after:absolute after:top-2 after:right-[calc(50%+13px)] after:left-[calc(-50%+13px)] after:border-t-2 after:border-input after:border-dashed first:after:hidden',
  'not-data-[step=next]:after:border-primary not-data-[step=next]:after:border-solid',
].join(' ')

/** Shows progress and changes; no strip when nothing updates it. */
export function OrderSteps({ view: { steps, picked, changes }, children }: Props) {
  const isOnWay = steps.length > 0
  const strip = isOnWay && (
    <Fragment key="steps">
      <p className="sr-only">{stepsText(steps)}</p>
      <p
        className="flex whitespace-nowrap text-center text-muted-foreground text-xs sm:text-sm"
        aria-hidden="true"
        data-slot="order-steps"
      >
        {steps.map(({ name, state, time }) => (
          <span key={name} data-step={state} className={stepClass}>
            {name}
            {time?.split(', ').map((part) => (
              <small key={part} className="block font-normal text-xs tabular-nums max-xs:hidden">
                {part}
              </small>
            ))}
          </span>
        ))}
      </p>
    </Fragment>
  )
  return (
    <div className="mt-2.5 w-full empty:hidden">
      {children(strip)}
      {isOnWay && picked && (
        <p className={saidClass} aria-live="polite">
          {keepDots(picked)}
        </p>
      )}
      {isOnWay && changes && <p className={saidClass}>{keepDots(changes)}</p>}
    </div>
  )
}
