'use client'

import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { EmptyShelf } from '@/components/ui/empty-shelf'
import { ReceiptText } from '@/components/ui/panel-icons'
import { callAccounts } from '@/lib/browser/call-accounts'
import { pastOrders } from '@/lib/browser/past-orders-decoder'
import { profileFreshness, queryClient } from '@/lib/browser/query-client'
import { headerCopy } from '@/lib/copy/header'
import { longDate, profileCopy } from '@/lib/copy/profile'
import type { PastOrder } from '@/lib/domain/past-order'
import { paths } from '@/lib/domain/paths'
import { readOrderKeys } from '@/stores/checkout/stored-attempts'
import { Receipt } from './receipt'
import { Section } from './section'

const { orders: copy } = profileCopy

/** What follows on a phone should not be far away. */
const firstOrders = 4

/** What was bought with this account and on this device; without an account on this device. */
export function PastOrders({ owner }: { readonly owner: string }) {
  const [isWhole, setIsWhole] = useState(false)
  const { data, isError } = useQuery(
    {
      ...profileFreshness,
      queryKey: ['orders', owner],
      // The market goes on with them meanwhile.
      refetchOnWindowFocus: 'always',
      async queryFn({ signal }) {
        const body = { keys: readOrderKeys() }
        const answer = await callAccounts('/api/orders/mine', { body, signal, decode: pastOrders })
        if (!answer.ok) throw new Error(answer.error.kind)
        return answer.value
      },
    },
    queryClient(),
  )
  return (
    <Section title={copy.title}>
      {isError && <p role="status">{copy.failed}</p>}
      {/* About as high as what comes, so that what follows stays where it is. */}
      {!data && !isError && (
        <p role="status" className="min-h-[250px]">
          {headerCopy.loading}
        </p>
      )}
      {data?.length === 0 && (
        <EmptyShelf Icon={ReceiptText} title={copy.empty} detail={copy.emptyDetail}>
          <Link href={paths.store} className={buttonVariants({ variant: 'secondary' })}>
            {profileCopy.favourites.browse}
          </Link>
        </EmptyShelf>
      )}
      {data && data.length > 0 && (
        <ul className="receipts">
          {data.slice(0, isWhole ? undefined : firstOrders).map((order) => (
            <li key={order.code} className={order.state === 'payment-cancelled' ? 'receipt-line' : undefined}>
              {order.state === 'payment-cancelled' ? (
                <CancelledAttempt order={order} />
              ) : (
                <Receipt order={order} />
              )}
            </li>
          ))}
        </ul>
      )}
      {data && data.length > firstOrders && !isWhole && (
        <Button variant="outline" className="profile-more" onClick={() => setIsWhole(true)}>
          {copy.showAll(data.length)}
        </Button>
      )}
    </Section>
  )
}

/** A purchase that was given up at the payment: one line, that opens to what it would have been. */
function CancelledAttempt({ order }: { readonly order: PastOrder }) {
  const { code, placedAt, lines } = order
  return (
    <details className="receipt-cancelled">
      <summary>{copy.states['payment-cancelled']}</summary>
      <p className="receipt-detail">
        {copy.code(code)} · <time dateTime={placedAt}>{longDate(placedAt)}</time>
      </p>
      <ul>
        {lines.map(({ variantId, title, variantTitle, quantity }) => (
          <li key={variantId}>
            {quantity} × {variantTitle ? `${title} (${variantTitle})` : title}
          </li>
        ))}
      </ul>
    </details>
  )
}
