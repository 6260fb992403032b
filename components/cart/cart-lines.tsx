'use client'

import { Undo2 } from 'lucide-react'
import { useId, useLayoutEffect, useRef, useState } from 'react'
import { ShareButton, WhatsappLink } from '@/components/share/share-buttons'
import { Button } from '@/components/ui/button'
import { ignoreSecondTap } from '@/lib/browser/ignore-second-tap'
import { shareCopy } from '@/lib/copy/share'
import { countItems } from '@/lib/domain/cart'
import { publicPaths } from '@/lib/domain/public-paths'
import { encodeSharedList } from '@/lib/domain/shared-list'
import { useCart, useToast } from '@/stores/storefront-provider'
import type { ToastState } from '@/stores/toast-store'
import { CartLineRow } from './cart-line-row'
import { useCartQuote } from './cart-quote'
import { LinePreferences } from './line-preferences'

type RemovedProps = {
  readonly text: string
  readonly label: string
  readonly onUndo: () => void
}

/** Lists lines; a removed line is replaced by its undo row until the drawer closes, in place of a toast. */
export function CartLines() {
  const lines = useCart((state) => state.lines)
  const toast = useToast((state) => state.toast)
  const dismiss = useToast((state) => state.dismiss)
  const { factsOf } = useCartQuote()
  const [taken, setTaken] = useState<ToastState['toast']>(null)
  const news = toast?.action?.linePosition === undefined ? null : toast
  // Before the toast is drawn.
  useLayoutEffect(() => {
    if (!news) return
    setTaken(news)
    dismiss(news.id)
  }, [news, dismiss])

  const offer = news ?? taken
  const rows = lines.map((line) => (
    <CartLineRow key={line.variantId} line={line} facts={factsOf.get(line.variantId)}>
      <LinePreferences line={line} />
    </CartLineRow>
  ))
  if (offer?.action) {
    const { linePosition = 0, label, run } = offer.action
    const row = (
      <RemovedLineRow
        key={offer.id}
        text={offer.description ?? offer.title}
        label={label}
        onUndo={() => {
          run()
          setTaken(null)
        }}
      />
    )
    rows.splice(linePosition, 0, row)
  }
  return rows.length > 0 && <ul>{rows}</ul>
}

function RemovedLineRow({ text, label, onUndo }: RemovedProps) {
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  useLayoutEffect(() => {
    if (document.activeElement === document.body) button.current?.focus()
  }, [])
  return (
    <li className="flex min-h-16 items-center justify-between gap-3 border-b py-2">
      <p id={id} className="min-w-0 text-muted-foreground text-sm">
        {text}
      </p>
      <Button
        ref={button}
        variant="secondary"
        size="sm"
        className="flex-none"
        aria-describedby={id}
        onClick={({ nativeEvent }) => {
          ignoreSecondTap(nativeEvent)
          onUndo()
        }}
      >
        <Undo2 className="size-4.5" />
        {label}
      </Button>
    </li>
  )
}

/** Shares the lines as a list. */
export function ShareCart() {
  const lines = useCart((state) => state.lines)
  const text = shareCopy.cart(countItems(lines))
  const url = new URL(publicPaths.sharedList(encodeSharedList(lines)), window.location.origin).href
  return (
    <fieldset className="mt-6 flex flex-wrap gap-2" aria-label={shareCopy.cartGroup}>
      <ShareButton text={text} url={url} />
      <WhatsappLink text={text} url={url}>
        {shareCopy.sendList} <span className="sr-only">{shareCopy.sendListBy}</span>
      </WhatsappLink>
    </fieldset>
  )
}
