import { useQuery } from '@tanstack/react-query'
import Link from 'next/link'
import { createContext, type ReactNode, useCallback, useContext } from 'react'
import { ShelfScroller } from '@/components/home/shelf-scroller'
import { AddToCartControl, ProductCard } from '@/components/product-card/product-card'
import { boughtProducts } from '@/lib/api/catalog-answers'
import { callAccounts } from '@/lib/browser/call-accounts'
import { profileFreshness, queryClient } from '@/lib/browser/query-client'
import { serverNow } from '@/lib/browser/server-clock'
import { cardCopy } from '@/lib/copy/card'
import { freightText } from '@/lib/copy/delivery'
import { isByScale, offerCopy } from '@/lib/copy/offer'
import { keepUnits, orderedName } from '@/lib/copy/order-texts'
import { piecePrice } from '@/lib/copy/piece-price'
import { profileCopy } from '@/lib/copy/profile'
import { buyAgainCopy } from '@/lib/copy/purchases'
import { lowerFirst } from '@/lib/copy/wording'
import { type Money, multiplyMoney, sumMoney } from '@/lib/domain/money'
import { isRunning, isUnderWay, type PastOrder, type PastOrderLine } from '@/lib/domain/past-order'
import { paths } from '@/lib/domain/paths'
import { effectiveAmount, type Price } from '@/lib/domain/product'
import type { ProductCard as Card } from '@/lib/domain/product-card'
import { cn } from '@/lib/utils'
import { readOrderKeys } from '@/stores/checkout/placed-orders'
import { useCart } from '@/stores/storefront-provider'
import { lineTalk } from './market-contact'
import { LineAddition, type LineProps } from './order-lines'

const { today: copy } = profileCopy

/** Most recent products on the shelf. */
const shelfSize = 20

/** Cards by variant, newest first; null: removed. Missing: unknown. */
type Today = ReadonlyMap<string, Card | null>
type Bought = { readonly today: Today; readonly isPending: boolean }

const nothing: Today = new Map()

/** Reads purchases of an account (id) or `device`, as sold today. */
export function useBought(owner: string): Bought {
  const { data, isPending, isPaused } = useQuery(
    {
      ...profileFreshness,
      queryKey: ['bought-products', owner],
      async queryFn({ signal }) {
        const keys = readOrderKeys()
        if (owner === 'device' && keys.length === 0) return nothing
        const body = { keys, everyVariant: true }
        const found = await callAccounts('/api/orders/products', { body, signal, schema: boughtProducts })
        if (!found.ok) throw new Error(found.error.kind)
        const { cards, gone } = found.value
        return new Map<string, Card | null>([
          ...cards.flatMap((card) => (card.item ? [[card.item.variantId, card] as const] : [])),
          ...gone.map((id) => [id, null] as const),
        ])
      },
    },
    queryClient(),
  )
  return { today: data ?? nothing, isPending: isPending && !isPaused }
}

/** Is true for a running or unsent order. */
export const isComing = (order: PastOrder, now = serverNow()) =>
  isRunning(order, now) || Boolean(order.unsentPath && isUnderWay(order, now))

/** Lists each product once, sold-out ones last; omits those of a running or unsent order. */
export function shelfOf(today: Today, orders: readonly PastOrder[]): readonly Card[] {
  const lines = orders.filter((one) => isComing(one)).flatMap((one) => one.lines)
  const held = new Set<string>(lines.map(({ variantId }) => variantId))
  const byProduct = new Map<string, Card>()
  for (const [variantId, card] of today)
    if (card && !byProduct.has(card.productId) && !held.has(variantId)) byProduct.set(card.productId, card)
  const cards = [...byProduct.values()]
  return [...cards.filter(canSell), ...cards.filter((card) => !canSell(card))].slice(0, shelfSize)
}

const canSell = ({ availability }: Card) => availability.kind === 'available'

const BoughtContext = createContext<Bought>({ today: nothing, isPending: false })

/** Provides today's products to orders. */
export function BoughtHere({ bought, children }: { readonly bought: Bought; readonly children: ReactNode }) {
  const { today, isPending } = bought
  const additionTo = useCallback(
    ({ view: { line, isReplaced }, order }: LineProps) => {
      const card = today.get(line.variantId)
      // On a running order it would look like a change.
      if (isUnderWay(order, serverNow()) || (card === undefined && !isPending)) return null
      const renamed = card && card.title !== line.title ? copy.renamed(nameOf(card)) : null
      return <AddLine card={card} line={line} name={isReplaced ? copy.ordered(orderedName(line)) : renamed} />
    },
    [today, isPending],
  )
  return (
    <BoughtContext value={bought}>
      <LineAddition value={additionTo}>{children}</LineAddition>
    </BoughtContext>
  )
}

type AddProps = {
  /** Null: removed; undefined: loading. */
  readonly card: Card | null | undefined
  readonly line: PastOrderLine
  /** Name where it differs from the line's. */
  readonly name: string | null
}

function AddLine({ card, line, name }: AddProps) {
  const isInCart = useCart(({ lines }) => lines.some(({ variantId }) => variantId === card?.item?.variantId))
  const hasPlus = card === undefined || (card !== null && canSell(card))
  const today = saidOf(card, line)
  return (
    <>
      <small
        className={cn('col-start-2 text-muted-foreground text-sm', isInCart && hasPlus && 'pr-9.5 xs:pr-14')}
        data-slot="line-today"
      >
        {today && keepUnits(name ? `${name}\u00a0· ${lowerFirst(today)}` : today)}
        {card && !hasPlus && (
          <Link href={paths.product(card.handle)} className={lineTalk}>
            {cardCopy.similar}
          </Link>
        )}
      </small>
      {hasPlus && (
        <div className="relative col-start-3 ml-auto size-11 self-end xs:row-span-2 xs:row-start-2">
          {/* Grows to the left, where the line has room; quiet among what is only to be read. */}
          {card?.item && (
            <AddToCartControl
              item={card.item}
              className={`absolute right-0 bottom-0 rounded-xl contrast-more:border forced-colors:border [&>button]:w-11 ${isInCart ? 'bg-primary text-primary-foreground' : 'bg-secondary text-secondary-foreground'}`}
            />
          )}
        </div>
      )}
    </>
  )
}

function saidOf(card: Card | null | undefined, line: PastOrderLine): string | null {
  if (card === undefined) return null
  if (card === null) return copy.gone
  const { availability, price, unitPrice } = card
  if (availability.kind !== 'available') return offerCopy.unavailable[availability.kind]
  if (!price) return null
  const isAbout = isByScale(unitPrice)
  const { quantity, amount, settled, nominalGrams } = line
  // Weighed or replaced lines had their own price.
  const paid = isAbout || nominalGrams || settled ? null : amount
  const all = multiplyMoney(nowOf(price), quantity)
  if (paid?.amount === all.amount && paid.currency === all.currency) return copy.samePrice
  return copy.price(piecePrice(nowOf(price), isAbout), quantity > 1)
}

/** Adds the size unless the title has it. */
function nameOf({ title, item }: Card): string {
  const pack = isByScale(item?.pack) ? null : (item?.pack ?? null)
  return orderedName({ title, variantTitle: item?.variantTitle ?? pack })
}

const nowOf = (price: Price): Money => ({ amount: effectiveAmount(price), currency: price.currency })

/** Separates today's price from the receipt by a rule. */
const againToday = 'flex min-h-7 basis-full flex-wrap items-baseline justify-between gap-x-3 border-t pt-3'

type AgainProps = { readonly order: PastOrder; readonly children: ReactNode }

/** Shows today's total of an order and buys it again. */
export function AgainToday({ order, children }: AgainProps) {
  const { today, isPending } = useContext(BoughtContext)
  if (isUnderWay(order, serverNow())) return children
  const cards = order.lines.map(({ variantId }) => today.get(variantId))
  const sold = order.lines.flatMap(({ quantity }, index) => {
    const card = cards[index]
    if (!card?.price || card.availability.kind !== 'available') return []
    const pieces = Math.min(quantity, card.availability.stock ?? quantity)
    return [{ money: multiplyMoney(nowOf(card.price), pieces), isAbout: isByScale(card.unitPrice) }]
  })
  const money = sold.map((line) => line.money)
  const currency = money[0]?.currency
  const isUnknown = cards.includes(undefined) || money.some((one) => one.currency !== currency)
  if (isUnknown && !isPending) return children
  if (!currency && !isPending) return <p className={againToday}>{copy.nothing}</p>
  return (
    <>
      <p className={againToday} data-slot={isPending ? undefined : 'again-today'}>
        {currency && !isPending && (
          <>
            <small className="text-muted-foreground text-sm">
              {sold.length === cards.length ? copy.products : copy.some(sold.length, cards.length)}
            </small>
            <span>
              <b>
                {piecePrice(
                  sumMoney(money, currency),
                  sold.some(({ isAbout }) => isAbout),
                )}
              </b>
              {/* Limited to the comparable lines. */}
              {order.shippingFee && (
                <small className="text-muted-foreground text-sm"> {freightText['by-city']}</small>
              )}
            </span>
          </>
        )}
      </p>
      {children}
    </>
  )
}

export function BoughtShelf({ orders }: { readonly orders: readonly PastOrder[] }) {
  const { today, isPending } = useContext(BoughtContext)
  const { id, title } = buyAgainCopy
  const cards = shelfOf(today, orders)
  // About as high as what comes.
  if (isPending) return <div className="h-86 md:h-104" data-slot="bought-room" />
  if (cards.length === 0) return null
  return (
    // Beside the orders its heading, which has arrows, stands on the line of theirs.
    <section aria-labelledby={id} className="min-w-0 lg:first:-mt-2.5">
      <ShelfScroller title={title} headingId={id}>
        {cards.map((card) => (
          <li key={card.productId}>
            <ProductCard card={card} sizes="(min-width: 47.5em) 240px, 154px" Heading="h3" />
          </li>
        ))}
      </ShelfScroller>
    </section>
  )
}
