'use client'

import './cart-line-row.css'

import { ArrowDown, CircleAlert } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { Button } from '@/components/ui/button'
import { QuantityStepper } from '@/components/ui/quantity-stepper'
import { ShelfPicture } from '@/components/ui/shelf-picture'
import { weightText } from '@/lib/copy/beyond-limits'
import { cartCopy, quoteCopy, shownPack } from '@/lib/copy/cart'
import { formatMoney } from '@/lib/copy/money'
import { isByScale } from '@/lib/copy/offer'
import { piecePrice } from '@/lib/copy/piece-price'
import { cartFailureText, toastCopy } from '@/lib/copy/toasts'
import { type CartLine, lineTotal } from '@/lib/domain/cart'
import { paths } from '@/lib/domain/paths'
import { effectiveAmount } from '@/lib/domain/product'
import type { LineChange } from '@/lib/domain/quote'
import { acceptQuote, changesOfLine, type QuotedFacts } from '@/lib/domain/quote-acceptance'
import { variantParameter } from '@/lib/domain/variant-address'
import { classNames } from '@/lib/utils'
import { useCart, usePanel, useToast } from '@/stores/storefront-provider'
import { useCartQuote } from './cart-quote'
import { useRemoveLine } from './use-add-and-remove'
import { useIsTooHeavy } from './use-order-totals'

type About = readonly [line: CartLine, facts: QuotedFacts | undefined]

type Props = { readonly line: CartLine; readonly children?: ReactNode }

/** Links to the product, with its variant if there are several. */
const addressOf = ({ handle, variantTitle, variantId }: CartLine) =>
  paths.product(handle) + (variantTitle === null ? '' : `?${variantParameter}=${variantId}`)

export function CartLineRow({ line, children }: Props) {
  const setQuantity = useCart((state) => state.setQuantity)
  const remove = useRemoveLine()
  const showToast = useToast((state) => state.show)
  const changes = useLineChanges(line)
  const onLeave = usePanel((state) => state.close)
  const pack = shownPack(line)
  const isGone = changes.some(({ kind }) => kind === 'gone')
  const { currency, amount, saleAmount } = line.price
  const isAbout = isByScale(line.pack)
  const { factsOf } = useCartQuote()
  const before = lineTotal(line)
  // Counts changes as accepted.
  const [accepted = line] = isGone ? [] : acceptQuote([line], factsOf)
  const total = lineTotal(accepted)
  const isOther = total.amount !== before.amount || total.currency !== before.currency
  const weight = useIsTooHeavy() && weightText(line)
  const unitPrice = piecePrice({ amount: effectiveAmount(line.price), currency }, isAbout)

  function change(quantity: number) {
    const outcome = setQuantity(line.variantId, quantity)
    if (outcome.ok) return
    const description = cartFailureText(outcome.error)
    showToast({ title: toastCopy.cardAddFailed, description, variant: 'destructive' })
  }

  return (
    <li
      className="cart-line"
      data-line={line.variantId}
      tabIndex={-1}
      {...(changes.length > 0 && { 'data-changed': '' })}
    >
      <ShelfPicture picture={line.picture} alt="" sizes="64px" isSoldOut={isGone} />
      <div className="cart-line-name min-w-0">
        <p className="font-semibold leading-tight">
          <Link href={addressOf(line)} prefetch={false} onClick={onLeave}>
            {line.title}
          </Link>
        </p>
        {(pack || line.quantity > 1 || weight) && (
          <p className="flex flex-wrap gap-x-2.5 overflow-hidden text-sm text-muted-foreground leading-[1.125rem] *:relative *:before:absolute *:before:-left-1.75 *:before:content-['·']">
            {pack && <span className="text-balance">{pack.replaceAll(' · ', '\u00a0· ')}</span>}
            {pack && line.quantity > 1 && ' '}
            {line.quantity > 1 && <span className="tabular-nums">{cartCopy.each(unitPrice)}</span>}
            {weight && (
              <>
                {' '}
                <span className="tabular-nums">{weight}</span>
              </>
            )}
          </p>
        )}
      </div>
      <div className="whitespace-nowrap text-right tabular-nums">
        <p
          className={classNames('font-extrabold text-base leading-tight', isGone && 'text-muted-foreground')}
        >
          {piecePrice(total, isAbout)}
        </p>
        {(isOther || saleAmount !== null) && (
          <s className="block font-medium text-sm text-muted-foreground leading-[1.125rem]">
            {formatMoney(isOther ? before : { amount: amount * line.quantity, currency })}
          </s>
        )}
      </div>
      <LineChanges line={line} />
      <div className="cart-line-actions">
        {!isGone && children}
        <Button
          variant="ghost"
          className="cart-line-remove"
          aria-label={cartCopy.removeProduct(line.title)}
          onClick={() => remove(line.variantId)}
        >
          {cartCopy.remove}
        </Button>
        <QuantityStepper
          quantity={line.quantity}
          maximum={null}
          onChange={change}
          isDisabled={isGone}
          isSmall
          product={line.title}
        />
      </div>
    </li>
  )
}

function useLineChanges(line: CartLine): readonly LineChange[] {
  return changesOfLine(line, useCartQuote().factsOf.get(line.variantId))
}

function LineChanges({ line }: { readonly line: CartLine }) {
  const facts = useCartQuote().factsOf.get(line.variantId)
  return useLineChanges(line).map((change) => {
    const isCheaper = isLower(change, line, facts)
    const Icon = isCheaper ? ArrowDown : CircleAlert
    return (
      <p
        key={change.kind}
        className={classNames(
          'col-span-full mt-2 flex gap-2 rounded-md px-3 py-2 font-semibold text-md',
          isCheaper ? 'bg-[var(--tag-sale)] text-[var(--tag-foreground)]' : 'bg-muted text-foreground',
        )}
      >
        <Icon className="mt-px size-[18px] flex-none" />
        <span className="text-balance">{sentenceOf(change, line, facts)}</span>
      </p>
    )
  })
}

/** Ignores currency changes. */
function isLower(change: LineChange, ...[line, facts]: About): boolean {
  return change.kind === 'price' && change.to < change.from && facts?.price?.currency === line.price.currency
}

function sentenceOf(change: LineChange, ...[line, facts]: About): string {
  if (change.kind === 'gone') return quoteCopy.gone
  if (change.kind === 'short') return quoteCopy.short(change.available, line.quantity)
  const from = formatMoney({ amount: change.from, currency: line.price.currency })
  const to = formatMoney({ amount: change.to, currency: facts?.price?.currency ?? line.price.currency })
  return isLower(change, line, facts) ? quoteCopy.priceFell(from, to) : quoteCopy.priceChanged(from, to)
}
