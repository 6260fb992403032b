'use client'

import './message-order.css'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { CategoryPicture } from '@/components/categories/category-picture'
import { LineAmount, LineOutcomeNote } from '@/components/profile/line-became'
import { ContactLink, MarketContact, TalkToMarket } from '@/components/profile/market-contact'
import { OrderSteps } from '@/components/profile/order-steps'
import { PushPlace } from '@/components/profile/push-place'
import { buttonVariants } from '@/components/ui/button'
import { fetchMessageOrder } from '@/lib/browser/fetch-message-order'
import { queryClient } from '@/lib/browser/query-client'
import { headerCopy } from '@/lib/copy/header'
import { whatsappOrderCopy as copy } from '@/lib/copy/whatsapp-order'
import { type MessageOrder, tokenOfPath } from '@/lib/domain/message-order'
import { followMs } from '@/lib/domain/past-order'
import { noteMessageOrder } from '@/stores/checkout/note-orders'
import { PixPayment } from './pix-payment'
import { SendButton, useLeaving } from './send-button'

type Props = { readonly order: Pick<MessageOrder, 'code' | 'lines' | 'totals' | 'agreement' | 'delivery'> }

/** Longer than that, prices and pieces that the page shows may be others. */
const refetchMs = 50 * 60 * 1000

/** The order whose token stands in the address: the page itself is the same for all of them. `contact`: of the market. */
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
  const isSent = useRef(false)
  useLeaving({ token, isSent })
  const { data, isError, refetch } = useQuery(
    {
      queryKey: ['message-order', token],
      queryFn: ({ signal }) => fetchMessageOrder(token, { signal }),
      // Each look reserves its pieces anew, so each look asks.
      gcTime: 0,
      refetchInterval: ({ state }) => (state.data?.isUnderWay ? followMs : refetchMs),
    },
    queryClient(),
  )
  useEffect(() => {
    const lookAgain = ({ persisted }: PageTransitionEvent) => persisted && void refetch()
    window.addEventListener('pageshow', lookAgain)
    return () => window.removeEventListener('pageshow', lookAgain)
  }, [refetch])
  useEffect(() => {
    if (data) noteMessageOrder(data)
  }, [data])
  if (data === null) return <Said title={copy.unknownTitle} text={copy.unknown} />
  if (!data) return isError ? <Said title={copy.failedTitle} text={copy.failed} /> : <Waiting />
  const isBegun = data.fulfillment !== 'waiting'
  const tone = data.fulfillment === 'cancelled' ? 'text-destructive' : 'text-foreground'
  return (
    <>
      <h1 className="page-title">{data.title}</h1>
      <div role="status" className="mt-3 text-lg text-muted-foreground">
        <p className={isBegun ? `font-extrabold ${tone}` : undefined}>{data.status}</p>
        {data.detail !== null && <p>{data.detail}</p>}
      </div>
      {data.window && <p className="mt-3 text-lg font-bold">{data.window}</p>}
      <TalkToMarket {...data} />
      <OrderSteps {...data} />
      {data.pix && <PixPayment pix={data.pix} />}
      {data.send && (
        <SendButton send={data.send} isLoud={!data.pix?.code} onSend={() => (isSent.current = true)} />
      )}
      <PushPlace publicKey={data.pushKey} order={{ code: data.code, named: { token } }} />
      <OrderSheet order={data} />
      {/* A load of a whole page: the shop notes how this tab came back, as from any payment. */}
      <a href={data.cancelPath} className={buttonVariants({ variant: 'secondary', className: 'mt-5' })}>
        {copy.back}
      </a>
    </>
  )
}

function Said({ title, text }: { readonly title: string; readonly text: string }) {
  return (
    <>
      <h1 className="page-title">{title}</h1>
      <p className="mt-3 text-lg text-muted-foreground">{text}</p>
    </>
  )
}

function Waiting() {
  return (
    <>
      <p role="status" className="sr-only">
        {headerCopy.loading}
      </p>
      <div className="skeleton h-56" aria-hidden="true" />
    </>
  )
}

/** What is ordered, line by line, what it comes to and where it goes. */
function OrderSheet({ order: { code, lines, totals, agreement, delivery } }: Props) {
  return (
    <div className="order-sheet">
      <table>
        <thead>
          <tr>
            <th scope="col">{copy.item}</th>
            <th scope="col">{copy.amount}</th>
          </tr>
        </thead>
        <tbody>
          {lines.map(({ name, picture, amount, now, became, notes }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: lines of an order have no other name, and stay in their place
            <tr key={index}>
              <th scope="row" className={picture ? 'order-pictured' : undefined} data-became={became?.state}>
                {picture && <CategoryPicture picture={picture} className="receipt-picture" />}
                <span className="line-name">{name}</span>
                {became && <LineOutcomeNote {...became} code={code} name={name} />}
                {notes.map((note) => (
                  <small key={note}>{note}</small>
                ))}
              </th>
              <td>
                <LineAmount ordered={amount} now={now} />
              </td>
            </tr>
          ))}
        </tbody>
        <tfoot>
          {totals.map(({ name, amount, weight }) => (
            <tr key={name} className={weight ? `order-${weight}` : undefined}>
              <th scope="row">{name}</th>
              <td>{amount}</td>
            </tr>
          ))}
        </tfoot>
      </table>
      {agreement && (
        <p>
          <ContactLink code={code}>{() => agreement.market}</ContactLink>
          {agreement.rest}
        </p>
      )}
      {delivery.map((text) => (
        <p key={text}>{text}</p>
      ))}
    </div>
  )
}
