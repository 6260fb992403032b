'use client'

import { ArrowDown, CircleAlert, Trash } from 'lucide-react'
import Link from 'next/link'
import type { ReactNode } from 'react'
import { QuantityStepper } from '@/components/shop/quantity-stepper'
import { ShelfPicture } from '@/components/shop/shelf-picture'
import { Button } from '@/components/ui/button'
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
import { cn } from '@/lib/utils'
import { useCart, usePanel, useToast } from '@/stores/storefront-provider'
import { useRemoveLine } from './use-add-and-remove'
import { useIsTooHeavy } from './use-order-totals'

type Props = {
  readonly line: CartLine
  readonly facts?: QuotedFacts | undefined
  readonly children?: ReactNode
}

/** Links to the product, with its variant if there are several. */
const toAddress = ({ handle, variantTitle, variantId }: CartLine) =>
  paths.product(handle) + (variantTitle === null ? '' : `?${variantParameter}=${variantId}`)

export function CartLineRow({ line, facts, children }: Props) {
  const setQuantity = useCart((state) => state.setQuantity)
  const remove = useRemoveLine()
  const showToast = useToast((state) => state.show)
  const closePanel = usePanel((state) => state.close)
  const weight = useIsTooHeavy() && weightText(line)
  const changes = changesOfLine(line, facts)
  const isGone = changes.some(({ kind }) => kind === 'gone')
  const pack = shownPack(line)
  const isAbout = isByScale(line.pack)
  const { currency, amount, saleAmount } = line.price
  const before = lineTotal(line)
  // Counts changes as accepted.
  const [accepted = line] = isGone || !facts ? [] : acceptQuote([line], new Map([[line.variantId, facts]]))
  const total = lineTotal(accepted)
  const isOther = total.amount !== before.amount || total.currency !== before.currency
  const unitPrice = piecePrice({ amount: effectiveAmount(line.price), currency }, isAbout)
  const way = { href: toAddress(line), prefetch: false, onClick: closePanel }

  function change(quantity: number) {
    const outcome = setQuantity(line.variantId, quantity)
    if (outcome.ok) return
    const description = cartFailureText(outcome.error)
    showToast({ title: toastCopy.cardAddFailed, description, variant: 'destructive' })
  }

  return (
    <li
      className="flex scroll-mt-3 gap-3 border-b pt-3 pb-1"
      data-line={line.variantId}
      tabIndex={-1}
      {...(changes.length > 0 && { 'data-changed': '' })}
    >
      <Link {...way} className="mb-2 w-16 flex-none" tabIndex={-1} aria-hidden="true">
        <ShelfPicture picture={line.picture} alt="" sizes="64px" isSoldOut={isGone} />
      </Link>
      <div className="min-w-0 flex-1">
        <div className="flex flex-wrap justify-between gap-x-3">
          <div className="relative min-h-11 min-w-0 flex-[1_1_6rem] wrap-anywhere">
            <p className="font-semibold text-md">
              <Link {...way} className="after:absolute after:inset-0">
                {line.title}
              </Link>
            </p>
            {(pack || line.quantity > 1 || weight) && (
              <p className="flex flex-wrap gap-x-2.5 overflow-hidden text-muted-foreground text-sm *:relative *:before:absolute *:before:-left-1.75 *:before:content-['·']">
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
            <p className={cn('font-extrabold', isGone && 'text-muted-foreground')}>
              {piecePrice(total, isAbout)}
            </p>
            {(isOther || saleAmount !== null) && (
              <s className="block text-muted-foreground text-sm">
                {formatMoney(isOther ? before : { amount: amount * line.quantity, currency })}
              </s>
            )}
          </div>
        </div>
        {changes.map((change) => (
          <ChangeNotice key={change.kind} change={change} line={line} facts={facts} />
        ))}
        <div className="flex flex-wrap items-center justify-between">
          <QuantityStepper
            quantity={line.quantity}
            maximum={null}
            onChange={change}
            isDisabled={isGone}
            isSmall
            product={line.title}
          />
          <Button
            variant="ghost"
            className="-mr-2 ml-auto px-2 text-muted-foreground text-sm!"
            aria-label={cartCopy.removeProduct(line.title)}
            onClick={() => remove(line.variantId)}
          >
            <Trash className="size-4.5" />
            {cartCopy.remove}
          </Button>
        </div>
        {!isGone && children}
      </div>
    </li>
  )
}

type NoticeProps = Pick<Props, 'line' | 'facts'> & { readonly change: LineChange }

function ChangeNotice({ change, line, facts }: NoticeProps) {
  const { currency } = line.price
  const today = facts?.price?.currency ?? currency
  const isCheaper = change.kind === 'price' && change.to < change.from && today === currency
  const Icon = isCheaper ? ArrowDown : CircleAlert
  return (
    <p
      className={cn(
        'mb-2 flex gap-2 rounded-md px-3 py-2 font-semibold text-sm contrast-more:border forced-colors:border',
        isCheaper ? 'bg-tag-sale text-tag-foreground' : 'bg-muted text-foreground',
      )}
    >
      <Icon className="size-5 flex-none" />
      <span className="text-balance">
        {change.kind === 'gone'
          ? quoteCopy.gone
          : change.kind === 'short'
            ? quoteCopy.short(change.available, line.quantity)
            : quoteCopy[isCheaper ? 'priceFell' : 'priceChanged'](
                formatMoney({ amount: change.from, currency }),
                formatMoney({ amount: change.to, currency: today }),
              )}
      </span>
    </p>
  )
}
