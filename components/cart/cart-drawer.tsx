'use client'

import { CircleCheck, ClipboardList, ShoppingBasket } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { CartFooter, useStartCheckout } from '@/components/cart/cart-footer'
import { OpeningNow } from '@/components/delivery/opening-now'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { EmptyShelf } from '@/components/shop/empty-shelf'
import { Alert, AlertDescription, AlertTitle } from '@/components/ui/alert'
import { buttonVariants } from '@/components/ui/button'
import { cartBarCopy, cartCopy, quoteCopy } from '@/lib/copy/cart'
import { homeCopy } from '@/lib/copy/home'
import { listLink } from '@/lib/copy/list-link'
import { countItems } from '@/lib/domain/cart'
import { orderedBy } from '@/lib/domain/checkout'
import { paths } from '@/lib/domain/paths'
import { publicPaths } from '@/lib/domain/public-paths'
import { isPaymentElsewhere } from '@/stores/checkout/leave-for-payment'
import { deviceStorage as storage } from '@/stores/stored-value'
import { useCart, usePanel, useSettings } from '@/stores/storefront-provider'
import { DeliveryForm } from '../checkout/delivery-form'
import { CartLines, ShareCart } from './cart-lines'
import { useCartQuote } from './cart-quote'
import { OrderNote } from './order-note'
import { OrderSummary } from './order-summary'

export function CartDrawer() {
  const count = countItems(useCart((state) => state.lines))
  const isEmpty = count === 0
  const { buyCart, isStarting } = useStartCheckout()
  return (
    <PanelSheet
      panel="cart"
      side="right"
      title={cartCopy.title}
      detail={isEmpty ? null : cartBarCopy.items(count)}
      description={cartCopy.description}
      footer={<CartFooter buyCart={buyCart} isStarting={isStarting} />}
    >
      {/* Edits during the checkout would not count. */}
      <div inert={isStarting} className="transition-opacity inert:opacity-60">
        <CartNotices />
        <OpeningNow />
        {!isEmpty && <QuoteStatus />}
        <CartLines />
        {isEmpty ? (
          <EmptyCart />
        ) : (
          <>
            <DeliveryForm />
            <OrderNote />
            <OrderSummary />
            <ShareCart />
          </>
        )}
      </div>
    </PanelSheet>
  )
}

function CartNotices() {
  const words = cartCopy[orderedBy(useSettings().checkoutHosts)]
  const { lines, storageFailed, hasLostLines } = useCart((state) => state)
  return (
    <>
      {storageFailed && <Notice title={cartCopy.storageFailed}>{cartCopy.storageFailedDetail}</Notice>}
      {hasLostLines && <Notice title={cartCopy.linesLost}>{cartCopy.linesLostDetail}</Notice>}
      {isPaymentElsewhere(lines, { storage, now: Date.now() }) && (
        <Notice title={words.elsewhere}>{words.elsewhereDetail}</Notice>
      )}
    </>
  )
}

function Notice({ title, children }: { readonly title: string; readonly children: ReactNode }) {
  return (
    <Alert role="status" className="mt-3">
      <AlertTitle>{title}</AlertTitle>
      <AlertDescription>{children}</AlertDescription>
    </Alert>
  )
}

function EmptyCart() {
  const close = usePanel((state) => state.close)
  return (
    <div className="mt-4">
      <EmptyShelf Icon={ShoppingBasket} title={cartCopy.empty} detail={cartCopy.emptyHint}>
        <Link href={paths.store} onClick={close} className={buttonVariants({ variant: 'secondary' })}>
          {homeCopy.exploreAll}
        </Link>
        <div className="mt-2">
          <Link
            href={publicPaths.writtenList}
            prefetch={false}
            onClick={close}
            className={buttonVariants({ variant: 'ghost' })}
          >
            <ClipboardList className="size-5" />
            {listLink}
          </Link>
        </div>
      </EmptyShelf>
    </div>
  )
}

/** Keeps the quote up to date. Always present, so that nothing moves when the quote comes. */
function QuoteStatus() {
  const { status, changedLineCount } = useCartQuote(true)
  const isChanged = status === 'settled' && changedLineCount > 0
  return (
    <p className="flex min-h-8 items-center gap-1.5 text-muted-foreground text-sm">
      {status === 'settled' && !isChanged && <CircleCheck className="size-4 text-primary" />}
      {/* Elements survive a translating browser, which replaces bare text. */}
      <span>{quoteCopy[isChanged ? 'changed' : status]}</span>
    </p>
  )
}
