'use client'

import { useQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useRef, useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { fetchMessageOrder } from '@/lib/browser/fetch-message-order'
import { queryClient } from '@/lib/browser/query-client'
import { serverNow } from '@/lib/browser/server-clock'
import { headerCopy } from '@/lib/copy/header'
import { placedOrderCopy } from '@/lib/copy/purchases'
import { whatsappOrderCopy as copy } from '@/lib/copy/whatsapp-order'
import { tokenOfPath } from '@/lib/domain/message-order'
import { isOver, isUnderWay } from '@/lib/domain/past-order'
import { publicPaths } from '@/lib/domain/public-paths'
import { noteMessageOrder } from '@/stores/checkout/note-orders'
import { BuyAgain } from './buy-again'
import { detail, MarketContact } from './market-contact'
import { OrderReceipt } from './order-receipt'
import { PixPayment } from './pix-payment'
import { adoptAttempt, attemptOf, SendButton, useLeaving } from './send-message'
import { useNamedPlace, useOrderTitle, useSaid } from './use-order-view'
import { lookAgainMs } from './use-past-orders'

/** Milliseconds after which prices and stock may be outdated. */
const refetchMs = 50 * 60 * 1000

/** Reads the order by the address token; one page serves all orders. `contact`: the market's. */
export function MessageOrderView({ contact }: { readonly contact?: string | undefined }) {
  const [path, setPath] = useState<string | null>(null)
  useEffect(() => setPath(window.location.pathname), [])
  if (path === null) return <Waiting />
  const token = tokenOfPath(path)
  if (token === null) return <Said title={copy.unknownTitle} text={copy.unknown} />
  return (
    <MarketContact value={contact}>
      <Order token={token} />
    </MarketContact>
  )
}

function Order({ token }: { readonly token: string }) {
  const isLeaving = useRef(false)
  const [, noteAnswered] = useReducer((count: number) => count + 1, 0)
  useState(adoptAttempt)
  useLeaving({ token, isSent: isLeaving })
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['message-order', token],
      queryFn: ({ signal }) => fetchMessageOrder(token, { signal }),
      // Each view reserves the pieces again.
      gcTime: 0,
      // May have been sent in WhatsApp.
      refetchOnWindowFocus: 'always',
      refetchInterval({ state: { data } }) {
        // Polls while it can be sent or is under way; released orders refresh by hand.
        const isFollowed = data && (data.send || data.order.fulfillment !== 'waiting')
        const now = serverNow()
        return isFollowed && isUnderWay(data.order, now) ? lookAgainMs(data.order, now) : refetchMs
      },
    },
    queryClient(),
  )
  useEffect(() => {
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && void refetch()
    window.addEventListener('pageshow', lookAgain)
    return () => window.removeEventListener('pageshow', lookAgain)
  }, [refetch])
  useEffect(() => {
    if (data) noteMessageOrder(data.order)
  }, [data])
  useOrderTitle(data?.order ?? null)
  useNamedPlace(data ? [data.order] : [])
  const { isSent, say } = useSaid(data?.order.code)
  if (data === null) return <Said title={copy.unknownTitle} text={copy.unknown} />
  if (!data) return isError ? <Said title={copy.failedTitle} text={copy.failed} /> : <Waiting />
  const { order, status, send, pix, delivery, cancelPath } = data
  const isShopper = attemptOf(order.code) !== null
  const mayChange = send && isShopper && order.state === 'opened'
  return (
    <>
      <div>
        <OrderReceipt
          order={order}
          variant="page"
          token={token}
          Heading="h1"
          payment={isSent && send ? placedOrderCopy.message.sentDetail : status}
          // Others have the link from the sent message.
          isSent={isSent || !isShopper}
          action={
            (pix || send) && (
              <>
                {pix && <PixPayment pix={pix} code={order.code} onSaid={noteAnswered} />}
                {send && (
                  <SendButton
                    code={order.code}
                    send={send}
                    isLoud={!pix?.code}
                    onSend={() => (isLeaving.current = true)}
                  />
                )}
                {send && order.state === 'arrived' && isShopper && !isSent && (
                  <Button variant="outline" className="mt-3 w-full" onClick={() => say({ isSent: true })}>
                    {placedOrderCopy.message.sayItWasSent}
                  </Button>
                )}
              </>
            )
          }
          again={isOver(order.fulfillment) && <BuyAgain order={order} />}
        >
          <div className={`wrap-anywhere border-t border-dashed pt-3 ${detail}`}>
            {delivery.map((text) => (
              <p key={text}>{text}</p>
            ))}
          </div>
        </OrderReceipt>
      </div>
      <div className="mt-5 grid gap-3">
        {/* A full load records the return, as after a payment. */}
        <a href={cancelPath} className={buttonVariants({ variant: 'secondary' })}>
          {mayChange ? copy.change : copy.back}
        </a>
        {isShopper && (
          <a href={publicPaths.purchases} className={buttonVariants({ variant: 'outline' })}>
            {placedOrderCopy.seeAll}
          </a>
        )}
      </div>
    </>
  )
}

function Said({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h1>{title}</h1>
      <p className="mt-3 text-base text-muted-foreground">{text}</p>
    </>
  )
}

function Waiting() {
  return (
    <>
      <p role="status" className="sr-only">
        {headerCopy.loading}
      </p>
      <Skeleton className="h-56" aria-hidden="true" />
    </>
  )
}
