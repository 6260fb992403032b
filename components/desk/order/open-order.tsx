import { useState } from 'react'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import type { FulfillmentState } from '@/lib/domain/fulfillment'
import { awaitsPayment } from '@/lib/domain/order-attention'
import { useOrderWords } from '../frame/order-words'
import { AskWindow } from './ask-window'
import { ContactPanel } from './contact-panel'
import type { LineStep } from './line-menu'
import { LineWindow } from './line-window'
import { MovesWindow } from './moves-window'
import { nextMove } from './next-move'
import { OrderBar } from './order-bar'
import { OrderHeader } from './order-header'
import { OrderHistory } from './order-history'
import { OrderSums } from './order-sums'
import { PickList } from './pick-list'
import { QuestionWindow } from './question-window'
import type { ShownLine, ShownOrder } from './shown-order'
import { useContact } from './use-contact'
import { useMoves } from './use-moves'
import { useOrderShortcuts } from './use-order-shortcuts'

type Window =
  | { readonly kind: 'line'; readonly line: number; readonly step: LineStep }
  | { readonly kind: 'ask'; readonly line: number }
  | { readonly kind: 'moves' | 'begin' | 'ready' | 'cancel' }

type Props = {
  readonly order: ShownOrder
  /** When it was answered, milliseconds since 1970. */
  readonly readAt: number
}

export function OpenOrder({ order, readAt }: Props) {
  const { code, fulfillment, lines, undo, isPlaced } = order
  const words = useOrderWords()
  const [shown, show] = useState<Window | null>(null)
  const { move, isMoving } = useMoves(code)
  const opened = useContact(code)
  const close = () => show(null)
  const openLine = ({ line }: ShownLine, step: LineStep) => show({ kind: 'line', line, step })
  const untouched = lines.filter(({ picked }) => picked.state === 'open').length

  function moveTo(to: FulfillmentState, isAsked = false) {
    close()
    move({ from: fulfillment, to, isUndo: false, isAsked })
  }

  function step() {
    const to = nextMove(fulfillment)
    if (!to || !isPlaced || isMoving) return
    if (to === 'picking' && awaitsPayment(order)) show({ kind: 'begin' })
    else if (to === 'ready' && untouched > 0) show({ kind: 'ready' })
    else moveTo(to)
  }

  function takeBack() {
    if (undo && !isMoving) move({ from: fulfillment, to: undo.to, isUndo: true, isAsked: false })
  }

  useOrderShortcuts(order, { onLine: openLine, onStep: step, onUndo: takeBack })

  const line = shown && 'line' in shown ? lines.find((one) => one.line === shown.line) : undefined
  return (
    <div className="order-view">
      <OrderHeader order={order} readAt={readAt} />
      <PickList
        order={order}
        onStep={step}
        onMenu={(of) => openLine(of, 'menu')}
        onAsk={(of) => show({ kind: 'ask', line: of.line })}
      />
      <aside className="order-side">
        <ContactPanel order={order} opened={opened} />
        <OrderSums {...order} />
        <OrderHistory order={order} />
      </aside>
      {isPlaced && (
        <OrderBar
          {...{ order, readAt, isMoving }}
          onStep={step}
          onUndo={takeBack}
          onMore={() => show({ kind: 'moves' })}
        />
      )}
      {line && shown?.kind === 'line' && (
        <LineWindow
          key={`${shown.line} ${shown.step}`}
          {...{ code, line }}
          first={shown.step}
          onAsk={() => show({ kind: 'ask', line: line.line })}
          onClose={close}
        />
      )}
      {line && shown?.kind === 'ask' && <AskWindow {...{ order, line, opened }} onClose={close} />}
      {shown?.kind === 'moves' && (
        <MovesWindow
          state={fulfillment}
          onMove={(to) => (to === 'cancelled' ? show({ kind: 'cancel' }) : moveTo(to))}
          onClose={close}
        />
      )}
      {shown?.kind === 'begin' && (
        <QuestionWindow {...words.beginQuestion} onConfirm={() => moveTo('picking', true)} onClose={close} />
      )}
      {shown?.kind === 'ready' && (
        <QuestionWindow
          {...copy.readyQuestion}
          detail={copy.readyQuestion.detail(untouched)}
          onConfirm={() => moveTo('ready')}
          onClose={close}
        />
      )}
      {shown?.kind === 'cancel' && (
        <QuestionWindow
          {...copy.cancelQuestion}
          detail={
            fulfillment === 'on-the-way'
              ? `${copy.cancelQuestion.onTheWay} ${copy.cancelQuestion.detail}`
              : copy.cancelQuestion.detail
          }
          onConfirm={() => moveTo('cancelled')}
          onClose={close}
        />
      )}
    </div>
  )
}
