import { SearchX } from 'lucide-react'
import { useState } from 'react'
import { Link, useSearchParams } from 'wouter'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { buttonVariants } from '@/components/ui/button'
import { codeText } from '@/lib/copy/order'
import { DeskCallError } from '@/lib/desk/browser/call-desk'
import { deskOrderCopy as copy } from '@/lib/desk/copy/order'
import { readyQuestion } from '@/lib/desk/copy/ready-question'
import { type FulfillmentState, isBagOpen, mayPick } from '@/lib/domain/fulfillment'
import { awaitsPayment } from '@/lib/domain/order-attention'
import { isOver } from '@/lib/domain/past-order'
import { QuestionWindow } from '../frame/desk-window'
import { useDeskTitle } from '../frame/live'
import { useOrderWords } from '../frame/order-words'
import { CallFailure, LoadingView } from '../frame/view-states'
import { lastList } from '../orders/order-filters'
import { useDeskUser } from '../sign-in/session'
import { AskWindow } from './ask-window'
import { useContact } from './contact-opening'
import { ContactPanel, ContactWindow } from './contact-panel'
import { type LineStep, LineWindow } from './line-window'
import { MovesWindow, movesOf, OrderBar } from './order-bar'
import { OrderHeader } from './order-header'
import { OrderHistory } from './order-history'
import { useServerOrder } from './order-queries'
import { OrderSums } from './order-sums'
import { UnpaidWindow } from './payment-note'
import { PickList } from './pick-list'
import { useUnsentPicks } from './picks'
import { isStepDoubtful, leftOpenOf, type ShownLine, type ShownOrder, shownOrder } from './shown-order'
import { useAnswerNotices } from './use-answer-notices'
import { useMoves } from './use-moves'
import { useOrderShortcuts } from './use-order-shortcuts'

type OpenWindow =
  | { readonly kind: 'line'; readonly line: number; readonly step: LineStep }
  | { readonly kind: 'ask'; readonly line: number }
  | { readonly kind: 'moves' | 'begin' | 'cancel' | 'contact' }
  | { readonly kind: 'open' | 'unpaid'; readonly to: FulfillmentState }

type Props = {
  readonly order: ShownOrder
  /** Milliseconds since 1970; time of the answer. */
  readonly readAt: number
}

function OpenOrder({ order, readAt }: Props) {
  const { code, fulfillment, lines, undo, isPlaced } = order
  const words = useOrderWords()
  const [asked, setAsked] = useSearchParams()
  const [opened, show] = useState<OpenWindow | null>(null)
  const isAsked = isPlaced && !isOver(fulfillment) && asked.has('avisar')
  const shown: OpenWindow | null = opened ?? (isAsked ? { kind: 'contact' } : null)
  const { move, isMoving } = useMoves(code)
  const contact = useContact(code)
  useAnswerNotices(lines)

  function close() {
    show(null)
    // Clears the parameter, so that a reload opens no window.
    if (asked.has('avisar')) setAsked({}, { replace: true })
  }

  const openLine = ({ line }: ShownLine, step: LineStep) => show({ kind: 'line', line, step })

  function moveTo(to: FulfillmentState, { isAsked = false } = {}) {
    close()
    move({ from: fulfillment, to, isUndo: false, isAsked })
  }

  /** Runs a step after its questions; `isSure` skips the one about open lines. */
  function ask(to: FulfillmentState, isSure = false) {
    if (!isPlaced || isMoving) return
    if (to === 'cancelled') show({ kind: 'cancel' })
    else if (to === 'picking' && awaitsPayment(order)) show({ kind: 'begin' })
    else if (!isSure && mayPick(fulfillment) && !isBagOpen(to) && isStepDoubtful(order))
      show({ kind: 'open', to })
    else if ((to === 'on-the-way' || to === 'delivered') && order.pix?.seenBy === null)
      show({ kind: 'unpaid', to })
    else moveTo(to)
  }

  function step() {
    const [to] = movesOf(order)
    if (to) ask(to)
  }

  function takeBack() {
    if (undo && !isMoving) move({ from: fulfillment, to: undo.to, isUndo: true, isAsked: false })
  }

  useOrderShortcuts(order, step)

  // A packed order shows shopper and total first.
  const list = (
    <PickList
      key="list"
      order={order}
      onStep={step}
      onMenu={(of) => openLine(of, 'menu')}
      onReplace={(of) => openLine(of, 'replace')}
      onAsk={(of) => show({ kind: 'ask', line: of.line })}
    />
  )
  const line = shown && 'line' in shown ? lines.find((one) => one.line === shown.line) : undefined
  return (
    <div className="order-view">
      <OrderHeader {...{ order, readAt }} onContact={() => show({ kind: 'contact' })} />
      {isBagOpen(fulfillment) && list}
      <aside className="order-side">
        <ContactPanel order={order} opened={contact} />
        <OrderSums order={order} />
        <OrderHistory order={order} />
      </aside>
      {!isBagOpen(fulfillment) && list}
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
      {line && shown?.kind === 'ask' && <AskWindow {...{ order, line }} opened={contact} onClose={close} />}
      {shown?.kind === 'contact' && <ContactWindow order={order} opened={contact} onClose={close} />}
      {shown?.kind === 'moves' && (
        <MovesWindow
          order={order}
          onMove={(to) => {
            close()
            ask(to)
          }}
          onClose={close}
        />
      )}
      {shown?.kind === 'begin' && (
        <QuestionWindow
          {...words.beginQuestion}
          onConfirm={() => moveTo('picking', { isAsked: true })}
          onClose={close}
        />
      )}
      {shown?.kind === 'open' && (
        <QuestionWindow
          {...readyQuestion(leftOpenOf(order), shown.to)}
          onConfirm={() => {
            close()
            ask(shown.to, true)
          }}
          onClose={close}
        />
      )}
      {shown?.kind === 'unpaid' && (
        <UnpaidWindow order={order} onLeave={() => moveTo(shown.to)} onClose={close} />
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

export function OrderView({ code }: { readonly code: string }) {
  useDeskTitle(codeText(code))
  const { data, error, dataUpdatedAt, refetch } = useServerOrder(code)
  const unsent = useUnsentPicks()
  const user = useDeskUser()
  // Cached data stays visible while offline.
  if (data) return <OpenOrder order={shownOrder(data, unsent, user)} readAt={dataUpdatedAt} />
  if (error instanceof DeskCallError && error.kind === 'not-found') {
    return (
      <>
        <h1 className="sr-only">{copy.notFound.title}</h1>
        <EmptyShelf Icon={SearchX} {...copy.notFound}>
          <Link href={lastList()} className={buttonVariants()}>
            {copy.back}
          </Link>
        </EmptyShelf>
      </>
    )
  }
  return error ? <CallFailure error={error} onRetry={() => void refetch()} /> : <LoadingView />
}
