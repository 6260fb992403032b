'use client'

import { useStartCheckout } from '@/components/checkout/use-start-checkout'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { cartCopy } from '@/lib/copy/cart'
import { useCart, usePanel } from '@/stores/storefront-provider'
import { DeliveryForm } from '../checkout/delivery-form'
import { PreferencesProvider } from '../checkout/preferences-provider'
import { CartFooter } from './cart-footer'
import { CartLines } from './cart-lines'
import { CartNotices } from './cart-notices'
import { AskForQuote, CartQuoteProvider } from './cart-quote'
import { EmptyCart } from './empty-cart'
import { OrderSummary } from './order-summary'
import { QuoteStatus } from './quote-status'

/** The cart from the right: lines, delivery, totals, and the way to the hosted checkout. */
export function CartDrawer() {
  const isOpen = usePanel((state) => state.open === 'cart')
  const close = usePanel((state) => state.close)
  const isEmpty = useCart((state) => state.lines.length === 0)
  const { buyCart, isStarting } = useStartCheckout()
  return (
    <CartQuoteProvider>
      <PreferencesProvider>
        <PanelSheet
          isOpen={isOpen}
          onClose={close}
          side="right"
          title={cartCopy.title}
          description={cartCopy.description}
          footer={<CartFooter buyCart={buyCart} isStarting={isStarting} />}
        >
          {/* What is on its way is bought as it is: a change now would look as if it counted. */}
          {/* Browsers without `inert` let nothing be pressed at least. */}
          <div inert={isStarting} className="transition-opacity inert:pointer-events-none inert:opacity-60">
            <CartNotices />
            {!isEmpty && <QuoteStatus />}
            <CartLines />
            {isEmpty ? (
              <EmptyCart onLeave={close} />
            ) : (
              <>
                <DeliveryForm />
                <OrderSummary />
                <AskForQuote />
              </>
            )}
          </div>
        </PanelSheet>
      </PreferencesProvider>
    </CartQuoteProvider>
  )
}
