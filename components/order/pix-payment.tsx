'use client'

import { type ReactNode, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { formatMoney } from '@/lib/copy/money'
import { whatsappOrderCopy } from '@/lib/copy/whatsapp-order'
import type { MessageOrder, PixPicture } from '@/lib/domain/message-order'
import { noteSaid } from '@/stores/checkout/note-orders'
import { placedOrderOf } from '@/stores/checkout/placed-orders'
import { ContactLink } from './market-contact'

const { pix: copy } = whatsappOrderCopy

const quiet = 'pt-2.5 text-muted-foreground'
const summary = 'min-h-11 w-fit cursor-pointer content-center font-semibold underline'

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
    <ContactLink
      code={order}
      said={copy.paidMessage(amount)}
      variant="outline"
      className="mt-3 w-full"
      onClick={onClick}
    >
      {text}
    </ContactLink>
  )

  const isOpen = code !== null || status === copy.wait
  const awaited = isOpen && paid !== null ? formatMoney({ amount: paid, currency: 'brl' }) : null
  const note = code?.note ?? null
  const due = note ? copy.wait : copy.title
  return (
    <section className="border-t border-dashed pt-3.5" aria-labelledby={titleId}>
      <h2 id={titleId} ref={title} tabIndex={-1} className="scroll-mt-28 text-lg leading-tight outline-none">
        {awaited === null ? (code ? due : status) : copy.awaited(awaited)}
      </h2>
      {detail && awaited === null && <p className={quiet}>{detail}</p>}
      {code && awaited === null && (
        <>
          <p className="pt-2.5 font-extrabold text-lg">{status}</p>
          {note && <p className={quiet}>{note}</p>}
          <Code key={code.text} {...code} fold={note && copy.show}>
            {tell(formatMoney(code.amount), copy.sayPaid, () => sayPaid(code.amount.amount))}
          </Code>
        </>
      )}
      {awaited !== null && (
        <>
          <p className={quiet}>{copy.awaitedHow}</p>
          {code && paid !== code.amount.amount && (
            <p className={quiet}>{copy.changed(formatMoney(code.amount))}</p>
          )}
          {tell(awaited, copy.tellAgain)}
          {code && (
            <Code key={code.text} {...code} fold={copy.showAgain}>
              <Button variant="link" className="w-full" onClick={() => sayPaid(null)}>
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

  async function copyCode() {
    try {
      await navigator.clipboard.writeText(text)
      say(copy.copied)
    } catch {
      field.current?.select()
      say(copy.notCopied)
    }
  }

  const elsewhere = (
    <>
      <Picture {...picture} />
      <p className={quiet}>{copy.howElsewhere}</p>
    </>
  )
  return (
    <details open={fold === null}>
      <summary hidden={fold === null} className={summary}>
        {fold}
      </summary>
      {/* Wide screens show it first, for a phone to scan. */}
      <div className="hidden items-center gap-5 md:flex">{elsewhere}</div>
      <Button variant={fold ? 'outline' : 'default'} className="mt-3 w-full" onClick={() => void copyCode()}>
        {copy.copy}
      </Button>
      <p role="status" className={`min-h-14 pb-2.5 ${quiet}`}>
        {said ?? copy.how}
      </p>
      <p className="my-3 rounded-md bg-muted px-3 py-2.5 text-muted-foreground" data-slot="pix-receiver">
        {copy.receiver} <b className="block text-foreground text-lg">{receiver}</b> {copy.checkReceiver}
      </p>
      <Label htmlFor={id} className="mt-3">
        {copy.code}
      </Label>
      <Input id={id} ref={field} value={text} readOnly onFocus={({ target }) => target.select()} />
      <details className="md:hidden">
        <summary className={summary}>{copy.elsewhere}</summary>
        {elsewhere}
      </details>
      {children}
    </details>
  )
}

/** Modules of quiet zone: ISO/IEC 18004. */
const quietZone = 4

/** Black on white in both themes: banks read no inverted code. */
function Picture({ size, path }: PixPicture) {
  const side = size + 2 * quietZone
  return (
    <svg
      className="mx-auto mt-1 block w-full max-w-60 flex-none rounded-md md:w-50"
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
