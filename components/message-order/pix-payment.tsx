'use client'

import { type ReactNode, useId, useRef, useState, useSyncExternalStore } from 'react'
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
  /** Order code. */
  readonly code: string
  /** Reports whether the shopper says it is paid. */
  readonly onSaid: () => void
}

/** Shows the Pix code as text and picture, or the payment's state. */
export function PixPayment({ pix: { status, detail, code }, code: order, onSaid }: Props) {
  const titleId = useId()
  const title = useRef<HTMLHeadingElement>(null)
  const [paid, setPaid] = useState(() => placedOrderOf(order).paid)

  function sayPaid(amount: number | null) {
    noteSaid(order, { paid: amount })
    // After the chat opens: some browsers lose a removed link.
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
      <h2 id={titleId} ref={title} tabIndex={-1} className="text-base font-extrabold outline-none">
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
              <Button variant="link" onClick={() => sayPaid(null)}>
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
  /** Summary text; null: unfolded. */
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

/** Wide screens show the picture first, for a phone to scan. */
const wide = '(min-width: 48em)'

function followWide(onChange: () => void) {
  const query = window.matchMedia(wide)
  query.addEventListener('change', onChange)
  return () => query.removeEventListener('change', onChange)
}

/** Modules of quiet zone: ISO/IEC 18004. */
const quietZone = 4

/** Black on white in both themes: banks read no inverted code. */
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
