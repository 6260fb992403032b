'use client'

import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react'
import { quietWay } from '@/components/feedback/outcome'
import { ContactButton } from '@/components/profile/market-contact'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { formatMoney } from '@/lib/copy/money'
import { whatsappOrderCopy } from '@/lib/copy/whatsapp-order'
import type { MessageOrder, PixPicture } from '@/lib/domain/message-order'
import { noteSaid } from '@/stores/checkout/note-orders'
import { placedOrderOf } from '@/stores/checkout/placed-orders'

const { pix: copy } = whatsappOrderCopy

type Pix = NonNullable<MessageOrder['pix']>

type PixCode = NonNullable<Pix['code']>
type Props = {
  readonly pix: Pix
  /** Of its order. */
  readonly code: string
  /** Its shopper has said here that it is paid, or that it is not. */
  readonly onSaid: () => void
}

/**
 * What is to be paid by Pix, with the code to be copied or photographed; that its shopper has said here to have paid, in a
 * message to the market, until that has seen it; or that it is paid.
 */
export function PixPayment({ pix: { status, detail, code }, code: order, onSaid }: Props) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [paid, setPaid] = useState(() => placedOrderOf(order).paid)

  function sayPaid(amount: number | null) {
    noteSaid(order, { paid: amount })
    // Once the tap has opened the chat: a link that is gone by then leads nowhere in some browsers.
    window.setTimeout(() => {
      setPaid(amount)
      onSaid()
      title.current?.focus()
    })
  }
  const tell = (amount: string, text: string, onClick?: () => void) => (
    <ContactButton
      code={order}
      said={copy.paidMessage(amount)}
      variant="outline"
      className="mt-3"
      text={text}
      onClick={onClick}
    />
  )

  const isOpen = code !== null || status === copy.wait
  const awaited = isOpen && paid !== null ? formatMoney({ amount: paid, currency: 'brl' }) : null
  const note = code?.note ?? null
  const due = note ? copy.wait : copy.title
  return (
    <section className="pix" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-lg font-extrabold outline-none">
        {awaited === null ? (code ? due : status) : copy.awaited(awaited)}
      </h2>
      {detail && awaited === null && <p>{detail}</p>}
      {code && awaited === null && (
        <>
          <p className="pix-amount">{status}</p>
          {note && <p>{note}</p>}
          <Code key={code.text} {...code} fold={note && copy.show}>
            {tell(formatMoney(code.amount), copy.sayPaid, () => sayPaid(code.amount.amount))}
          </Code>
        </>
      )}
      {awaited !== null && (
        <>
          <p>{copy.awaitedHow}</p>
          {code && paid !== code.amount.amount && <p>{copy.changed(formatMoney(code.amount))}</p>}
          {tell(awaited, copy.tellAgain)}
          {code && (
            <Code key={code.text} {...code} fold={copy.showAgain}>
              <Button {...quietWay} onClick={() => sayPaid(null)}>
                {copy.notPaid}
              </Button>
            </Code>
          )}
        </>
      )}
    </section>
  )
}

type CodeProps = Pick<PixCode, 'receiver' | 'text' | 'picture'> & {
  /** What unfolds it; null: it stands open. */
  readonly fold: string | null
  readonly children: ReactNode
}

function Code({ receiver, text, picture, fold, children }: CodeProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const [said, say] = useState<string | null>(null)
  const isWide = useSyncExternalStore(followWide, () => window.matchMedia(wide).matches)

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(text)
      say(copy.copied)
    } catch {
      field.current?.select()
      say(copy.notCopied)
    }
  }

  return (
    <details className="pix-code" open={fold === null}>
      <summary hidden={fold === null}>{fold}</summary>
      {isWide && (
        <div className="pix-wide">
          <Picture {...picture} />
          <p>{copy.howElsewhere}</p>
        </div>
      )}
      <Button variant={fold ? 'outline' : 'default'} className="mt-3" onClick={() => void copyCode()}>
        {copy.copy}
      </Button>
      <p role="status" className="pix-said">
        {said ?? copy.how}
      </p>
      <p className="pix-receiver">
        {copy.receiver} <b>{receiver}</b> <span>{copy.checkReceiver}</span>
      </p>
      <Label htmlFor={id} className="mt-3">
        {copy.code}
      </Label>
      <Input id={id} ref={field} value={text} readOnly onFocus={({ target }) => target.select()} />
      {!isWide && (
        <details className="pix-code">
          <summary>{copy.elsewhere}</summary>
          <Picture {...picture} />
          <p>{copy.howElsewhere}</p>
        </details>
      )}
      {children}
    </details>
  )
}

/** Beside it there is a phone, which photographs the code: there it comes first. */
const wide = '(min-width: 48em)'

function followWide(onChange: () => void) {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Squares of blank paper around a code: ISO/IEC 18004. */
const quietZone = 4

/** Black on white in both themes: no bank reads it the other way round. */
function Picture({ size, path }: PixPicture) {
  const side = size + 2 * quietZone
  return (
    <svg
      className="pix-picture"
      viewBox={`${-quietZone} ${-quietZone} ${side} ${side}`}
      role="img"
      aria-label={copy.picture}
      shapeRendering="crispEdges"
    >
      <rect x={-quietZone} y={-quietZone} width={side} height={side} fill="white" />
      <path d={path} stroke="black" />
    </svg>
  )
}
