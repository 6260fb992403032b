'use client'

import { useQuery } from '@tanstack/react-query'
import { MessageCircle } from 'lucide-react'
import { type RefObject, useEffect, useReducer, useRef, useState } from 'react'
import { Button, buttonVariants } from '@/components/ui/button'
import { Skeleton } from '@/components/ui/skeleton'
import { fetchMessageOrder, reportRelease } from '@/lib/browser/fetch-message-order'
import { postReturn } from '@/lib/browser/post-return'
import { queryClient } from '@/lib/browser/query-client'
import { serverNow } from '@/lib/browser/server-clock'
import { headerCopy } from '@/lib/copy/header'
import { placedOrderCopy } from '@/lib/copy/purchases'
import { whatsappOrderCopy as copy } from '@/lib/copy/whatsapp-order'
import { isAllowedCheckoutAddress } from '@/lib/domain/checkout'
import { type MessageOrder, messageOrderPath, sentMessageKey, tokenOfPath } from '@/lib/domain/message-order'
import { isOver, isUnderWay } from '@/lib/domain/past-order'
import { publicPaths } from '@/lib/domain/public-paths'
import { takeReturnValue } from '@/lib/domain/return-value'
import { noteMessageOrder } from '@/stores/checkout/note-orders'
import { placedOrderOf } from '@/stores/checkout/placed-orders'
import { recordReturn } from '@/stores/checkout/return-from-payment'
import { leftFromHereKey } from '@/stores/checkout/storage-keys'
import { openStoredText, tabStorage } from '@/stores/stored-value'
import { useSettings, useStores } from '@/stores/storefront-provider'
import { BuyAgain } from './buy-again'
import { detail, MarketContact } from './market-contact'
import { OrderReceipt } from './order-receipt'
import { PixPayment } from './pix-payment'
import { useNamedPlace, useOrderTitle, useSaid } from './use-order-view'
import { lookAgainMs } from './use-past-orders'

/** Milliseconds after which prices and stock may be outdated. */
const refetchMs = 50 * 60 * 1000

const leftFromHere = openStoredText(tabStorage, leftFromHereKey)
const sentMessage = openStoredText(tabStorage, sentMessageKey)

/** True when this tab came to buy; others open the message's link. */
const isShopper = () => leftFromHere.read() !== null

/** Purchase attempt of an order; null for the market and others. */
const attemptOf = (code: string) => placedOrderOf(code).key ?? leftFromHere.read()

/** Key format of `checkout-attempts.ts`; order codes are capitals. */
const attemptPattern = /^#[\da-f-]{36}$/

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
                    isLoud={!pix?.code && !isSent && order.state !== 'payment-cancelled'}
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

/** Reads the attempt from the fragment when storage is blocked. */
function adoptAttempt(): void {
  const { hash, pathname } = window.location
  if (!attemptPattern.test(hash)) return
  if (leftFromHere.read() === null) leftFromHere.write(hash.slice(1))
  window.history.replaceState(window.history.state, '', pathname)
}

type SendProps = {
  readonly code: string
  readonly send: NonNullable<MessageOrder['send']>
  readonly isLoud: boolean
  readonly onSend: () => void
}

/** Milliseconds for WhatsApp to open. */
const openingMs = 300

/**
 * Opens WhatsApp in its own tab, and continues to /success here. The page's address follows in the fragment,
 * which reaches no server or cache.
 */
function SendButton({ code, send: { label, link, next }, isLoud, onSend }: SendProps) {
  const { checkoutHosts: hosts } = useSettings()
  if (!isAllowedCheckoutAddress(link, { hosts, ownOrigin: window.location.origin })) return null
  const goOn = () => {
    const attempt = attemptOf(code)
    if (attempt === null) return
    onSend()
    // /success reports this order, even if a tab left for another since.
    const isNoted = leftFromHere.write(attempt)
    const { value } = takeReturnValue(new URL(next, window.location.origin).search)
    // Storage is blocked: /success could not know.
    if (!isNoted && value)
      void postReturn({ order: attempt, value }, { fetch: (...request) => fetch(...request) })
    sentMessage.write(link)
    window.setTimeout(() => window.location.assign(`${next}#${window.location.pathname}`), openingMs)
  }
  return (
    <a
      href={link}
      target="_blank"
      rel="noopener noreferrer"
      className={buttonVariants({
        variant: isLoud ? 'default' : 'secondary',
        size: 'lg',
        className: 'not-first:mt-5 w-full',
      })}
      onClick={goOn}
    >
      <MessageCircle />
      {label}
    </a>
  )
}

type LeavingOrder = { readonly token: string; readonly isSent: RefObject<boolean> }

/** Releases an unsent order's pieces on leaving; restores the cart for in-shop links, which do not reload. */
function useLeaving({ token, isSent }: LeavingOrder): void {
  const { cart } = useStores()
  useEffect(() => {
    const release = () => {
      if (isShopper() && !isSent.current) reportRelease(token)
    }
    window.addEventListener('pagehide', release)
    return () => {
      window.removeEventListener('pagehide', release)
      if (window.location.pathname === messageOrderPath(token)) return
      release()
      cart.getState().restore(recordReturn({ tabStorage, navigation: 'navigate' }))
    }
  }, [token, isSent, cart])
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
