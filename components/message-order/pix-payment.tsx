'use client'

import { useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { whatsappOrderCopy } from '@/lib/copy/whatsapp-order'
import type { MessageOrder, PixPicture } from '@/lib/domain/message-order'

const { pix: copy } = whatsappOrderCopy

type Pix = NonNullable<MessageOrder['pix']>

/** What is to be paid by Pix, with the code to be copied or photographed; or that it is paid. */
export function PixPayment({ pix: { status, code } }: { readonly pix: Pix }) {
  const titleId = useId()
  return (
    <section className="pix" aria-labelledby={titleId}>
      <h2 id={titleId} className="text-lg font-extrabold">
        {code ? copy.title : status}
      </h2>
      {code && <Code key={code.text} {...code} status={status} />}
    </section>
  )
}

function Code({ text, note, picture, status }: NonNullable<Pix['code']> & { readonly status: string }) {
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

  return (
    <>
      <p className="pix-amount">{status}</p>
      {note && <p>{note}</p>}
      <details className="pix-code" open={!note}>
        <summary hidden={!note}>{copy.show}</summary>
        <Label htmlFor={id} className="mt-3">
          {copy.code}
        </Label>
        <Input id={id} ref={field} value={text} readOnly onFocus={({ target }) => target.select()} />
        <Button variant={note ? 'outline' : 'default'} className="mt-3" onClick={() => void copyCode()}>
          {copy.copy}
        </Button>
        <p role="status" className="pix-said">
          {said}
        </p>
        <Picture {...picture} />
        <p>{copy.how}</p>
      </details>
    </>
  )
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
