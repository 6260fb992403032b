import { render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { cartKey } from '../../stores/cart-storage.ts'
import { deliveryKey } from '../../stores/checkout/storage-keys.ts'
import type { Panel } from '../../stores/panel-store.ts'
import type { DeliveryDetails } from '../../stores/stored-delivery.ts'
import { StorefrontProvider, usePanel, useToast } from '../../stores/storefront-provider.tsx'
import { presenceCookie } from '../accounts/cookie-jar.ts'
import type { CartLine } from '../domain/cart.ts'
import { type DeliveryZone, specifiedZone } from '../domain/delivery.ts'
import type { PaymentWay } from '../domain/payment.ts'
import { serializeCart } from './stored-cart.ts'

const specified = [specifiedZone('Balneário Camboriú')]

function ShownToast() {
  const toast = useToast((state) => state.toast)
  return toast && <p data-testid="toast">{`${toast.variant}: ${toast.title} | ${toast.description ?? ''}`}</p>
}

export function PanelOpener({ panel }: { readonly panel: Panel }) {
  const show = usePanel((state) => state.show)
  return (
    <button type="button" onClick={() => show(panel)}>
      abrir
    </button>
  )
}

/** Sets the cookie that comes with a session. */
export function setSessionSign() {
  // biome-ignore lint/suspicious/noDocumentCookie: the server sets it, and here is none
  document.cookie = `${presenceCookie}=1`
}

type Stored = {
  readonly lines?: readonly CartLine[]
  readonly delivery?: Partial<DeliveryDetails>
  readonly deliveryZones?: readonly DeliveryZone[]
  readonly paymentWays?: readonly PaymentWay[]
  readonly hasWindows?: true
  readonly marketNumber?: string
  readonly checkoutHosts?: readonly string[]
}

/** Renders with real stores over prefilled storage. */
export function renderInShop(
  children: ReactNode,
  {
    lines = [],
    delivery,
    deliveryZones = specified,
    paymentWays,
    hasWindows,
    marketNumber,
    checkoutHosts = ['pay.example'],
  }: Stored = {},
) {
  if (lines.length > 0) window.localStorage.setItem(cartKey, serializeCart(lines))
  if (delivery) window.localStorage.setItem(deliveryKey, JSON.stringify(delivery))
  const view = render(
    <StorefrontProvider
      settings={{
        deliveryZones,
        ...(paymentWays && { paymentWays }),
        ...(hasWindows && { hasWindows }),
        ...(marketNumber && { marketNumber }),
        checkoutHosts,
        keepsOfflineCopies: false,
      }}
    >
      {children}
      <ShownToast />
    </StorefrontProvider>,
  )
  return { ...view, user: userEvent.setup(), toast: () => view.queryByTestId('toast')?.textContent ?? null }
}
