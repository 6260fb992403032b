import type { Ref } from 'react'
import type { DeskLine, DeskOrder } from '@/lib/api/desk/orders'
import { weightText } from '@/lib/copy/desk/order'
import { deskPaperCopy as copy } from '@/lib/copy/desk/paper'
import { dayAndTime } from '@/lib/copy/desk/times'
import { formatMoney } from '@/lib/copy/money'
import { codeText } from '@/lib/copy/order-code'
import { isFewer } from '@/lib/domain/fulfillment'
import { type Money, multiplyMoney } from '@/lib/domain/money'
import { isUnconfirmed } from '@/lib/domain/order-attention'
import { useOrderWords } from '../frame/order-words'
import { TickBox } from './tick-box'
import type { PaperSize } from './use-page-size'

export const paperKinds = ['list', 'receipt'] as const
export type PaperKind = (typeof paperKinds)[number]

type Props = {
  readonly ref: Ref<HTMLElement>
  readonly order: DeskOrder
  readonly kind: PaperKind
  readonly size: PaperSize
  readonly storeName: string
  /** Null: not asked for. */
  readonly whatsapp: string | null
}

/** One order as it comes out of the printer: to pick from, or to go into the bag. */
export function OrderSheet({ ref, order, kind, size, storeName, whatsapp }: Props) {
  const { code, createdAt, city, substitution, lines } = order
  const words = useOrderWords()
  const isReceipt = kind === 'receipt'
  const isAsTaken = lines.some(isOtherThanOrdered)
  return (
    <article ref={ref} className="paper" data-size={size} aria-label={copy.preview}>
      <p className="paper-store">{storeName}</p>
      <h2 className="paper-code">{codeText(code)}</h2>
      <dl className="paper-facts">
        <Fact name={copy.city}>{city ?? copy.noCity}</Fact>
        {isReceipt && whatsapp && <Fact name={copy.whatsapp}>{whatsapp}</Fact>}
      </dl>
      <p>{copy.madeAt(dayAndTime(createdAt))}</p>
      {isUnconfirmed(order) && <p className="paper-strong">{words.unconfirmedAdvice}</p>}
      {substitution && <p className="paper-strong">{copy.wish[substitution]}</p>}
      <table className="paper-lines">
        <thead>
          <tr>
            {!isReceipt && <th scope="col">{copy.tick}</th>}
            <th scope="col">{copy.quantity}</th>
            <th scope="col">{copy.product}</th>
            {isReceipt && (
              <th scope="col" className="paper-amount">
                {copy.amount}
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          {lines.map((line) => (
            <SheetLine key={line.line} line={line} isReceipt={isReceipt} wish={substitution} />
          ))}
        </tbody>
      </table>
      {isReceipt && (
        <dl className="paper-sums">
          <Sum name={copy.products} amount={order.productsTotal} />
          {order.shippingFee && <Sum name={copy.delivery} amount={order.shippingFee} />}
          <Sum name={copy.total} amount={order.total} isTotal />
        </dl>
      )}
      {isReceipt && isAsTaken && <p>{copy.asTaken}</p>}
      {isReceipt && <p className="paper-small">{copy.notTax}</p>}
    </article>
  )
}

/** Whether the bag holds less of it, or something else, than was ordered. */
function isOtherThanOrdered({ pick, quantity }: DeskLine): boolean {
  if (!pick) return false
  return pick.state === 'missing' || pick.state === 'replaced' || isFewer(pick, quantity)
}

type LineProps = {
  readonly line: DeskLine
  readonly isReceipt: boolean
  /** Of the whole order: a line says its own only where it is another. */
  readonly wish: DeskOrder['substitution']
}

function SheetLine({ line, isReceipt, wish }: LineProps) {
  const { title, variantTitle, quantity, price, note, substitution, pick } = line
  const isMissing = pick?.state === 'missing'
  return (
    <tr>
      {!isReceipt && (
        <td>
          <TickBox isTicked={pick?.state === 'picked'} />
        </td>
      )}
      <td className="paper-quantity">{quantity}</td>
      <td>
        <span className={isMissing ? 'paper-missing' : 'paper-strong'}>{title}</span>
        {variantTitle && <span>, {variantTitle}</span>}
        {isMissing && <p className="paper-strong">{copy.missing}</p>}
        {pick?.replacement && <p className="paper-strong">{copy.replaced(pick.replacement)}</p>}
        {pick && isFewer(pick, quantity) && <p className="paper-strong">{copy.fewer(pick.quantity ?? 0)}</p>}
        {pick?.weightGrams && <p>{copy.weighed(weightText(pick.weightGrams))}</p>}
        {!isReceipt && note && <p>{copy.note(note)}</p>}
        {!isReceipt && substitution && substitution !== wish && <p>{copy.wish[substitution]}</p>}
        {isReceipt && price && quantity > 1 && <p>{copy.each(formatMoney(price))}</p>}
      </td>
      {isReceipt && (
        <td className="paper-amount">
          {price ? formatMoney(multiplyMoney(price, quantity)) : copy.unknownPrice}
        </td>
      )}
    </tr>
  )
}

function Fact({ name, children }: { readonly name: string; readonly children: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

type SumProps = { readonly name: string; readonly amount: Money | null; readonly isTotal?: boolean }

function Sum({ name, amount, isTotal = false }: SumProps) {
  return (
    <div className={isTotal ? 'paper-strong' : undefined}>
      <dt>{name}</dt>
      <dd>{amount ? formatMoney(amount) : copy.unknownPrice}</dd>
    </div>
  )
}
