import type { Ref } from 'react'
import { formatMoney } from '@/lib/copy/money'
import { piecesText } from '@/lib/copy/order'
import { orderDetailTexts } from '@/lib/copy/order-fields'
import { amountText, lineAmountsText, settledRows, settlementCopy } from '@/lib/copy/settlement'
import type { DeskContact, DeskLine, DeskOrder } from '@/lib/desk/api/orders'
import { deskOrderCopy, pieceText, weightText } from '@/lib/desk/copy/order'
import { deskPaymentCopy } from '@/lib/desk/copy/order-words'
import { deskPaperCopy as copy } from '@/lib/desk/copy/paper'
import { dayAndTime } from '@/lib/desk/copy/times'
import { inTheEnd, isSettledAnew } from '@/lib/domain/difference'
import { isFewer, isInBag } from '@/lib/domain/fulfillment'
import { isUnconfirmed } from '@/lib/domain/order-attention'
import { pickupAddress } from '@/lib/domain/pickup'
import { keepUnits } from '@/lib/domain/text'
import { OrderCode } from '../frame/order-marks'
import { useOrderWords } from '../frame/order-words'
import { replacementOf } from '../order/shown-order'
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
  /** Address of the store's logo. */
  readonly logo?: string | undefined
  /** Null when not requested. */
  readonly contact: DeskContact | null
}

/** Printed order, for picking or for the bag. */
export function OrderSheet({ ref, order, kind, size, storeName, logo, contact }: Props) {
  const { code, createdAt, city, details, lines, settlement, pix } = order
  const words = useOrderWords()
  const isReceipt = kind === 'receipt'
  const pickup = pickupAddress(city)
  return (
    <article ref={ref} className="paper" data-size={size} aria-label={copy.preview}>
      {/* biome-ignore lint/performance/noImgElement: the desk is no page of Next's */}
      {logo && <img className="paper-logo" src={logo} alt="" />}
      <p className="paper-store">{storeName}</p>
      <h2 className="paper-code">
        <OrderCode code={code} />
      </h2>
      <dl className="paper-facts">
        <Fact name={pickup === null ? copy.city : copy.pickup}>{pickup ?? city ?? copy.noCity}</Fact>
        {contact && <Fact name={copy.whatsapp}>{contact.whatsapp}</Fact>}
      </dl>
      <p>{copy.madeAt(dayAndTime(createdAt))}</p>
      {isUnconfirmed(order) && <p className="paper-strong">{words.unconfirmedAdvice}</p>}
      {order.state === 'payment-cancelled' && <p className="paper-strong">{words.states[order.state]}</p>}
      {[...(contact?.address ?? []), ...orderDetailTexts(details ?? {}, 'paper')].map((text) => (
        <p key={text} className="paper-strong">
          {text}
        </p>
      ))}
      {pix && (
        <p className="paper-strong">{deskPaymentCopy.pixOnPaper[pix.seenBy === null ? 'open' : 'seen']}</p>
      )}
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
        {aislesOf(lines, isReceipt).map(([aisle, here]) => (
          <tbody key={aisle ?? ''}>
            {aisle !== null && (
              <tr>
                <th scope="rowgroup" colSpan={3} className="paper-aisle">
                  {aisle}
                </th>
              </tr>
            )}
            {here.map((line) => (
              <SheetLine
                key={line.line}
                {...{ line, isReceipt, settlement }}
                wish={details?.substitution ?? null}
              />
            ))}
          </tbody>
        ))}
      </table>
      {!isReceipt && <p className="paper-strong paper-bags">{copy.bags}</p>}
      {isReceipt && <SheetSums {...{ order }} />}
      {isReceipt && <p className="paper-small">{copy.notTax}</p>}
    </article>
  )
}

/** Groups by aisle; no headings for a single aisle or a receipt. */
function aislesOf(lines: readonly DeskLine[], isReceipt: boolean) {
  const names = [...new Set(lines.map(({ category }) => category))]
  if (isReceipt || names.length < 2) return [[null, lines]] as const
  return names.map(
    (name) =>
      [name ?? deskOrderCopy.otherCategory, lines.filter(({ category }) => category === name)] as const,
  )
}

type LineProps = {
  readonly line: DeskLine
  readonly isReceipt: boolean
  readonly settlement: DeskOrder['settlement']
  /** Wish of the whole order; lines show only a different one. */
  readonly wish: DeskLine['substitution']
}

function SheetLine({ line, isReceipt, settlement, wish }: LineProps) {
  const { title, quantity, price, note, substitution, pick } = line
  const isMissing = pick?.state === 'missing'
  // Shows the replacement first, unless the shopper refused it.
  const instead = pick && pick.answer !== 'refused' ? replacementOf({ ...line, picked: pick }) : null
  const piece = keepUnits(pieceText(line))
  const ordered = [title, piece].filter(Boolean).join(', ')
  const each = keepUnits(pieceText(line, quantity))
  const amounts = lineAmountsText(settlement, line.line)
  return (
    <tr>
      {!isReceipt && <td>{!isMissing && <TickBox isTicked={pick ? isInBag(pick) : false} />}</td>}
      <td className="paper-quantity">{instead ? instead.pieces : quantity}</td>
      <td>
        <span className={isMissing ? 'paper-missing' : 'paper-strong'}>{instead?.name ?? title}</span>
        {!instead && each && <span>, {each}</span>}
        {isMissing && <p className="paper-strong">{copy.missing}</p>}
        {instead && (
          <p>{copy[pick?.answer === 'accepted' ? 'accepted' : 'replaced'](piecesText(quantity, ordered))}</p>
        )}
        {pick?.answer === 'refused' && pick.replacement && (
          <p className="paper-strong">
            {copy.refused(piecesText(pick.quantity, pick.replacement))}
            {!isReceipt && ` · ${copy.takeOut}`}
          </p>
        )}
        {pick && isFewer(pick, quantity) && <p className="paper-strong">{copy.fewer(pick.quantity ?? 0)}</p>}
        {pick?.weightGrams && <p>{copy.weighed(weightText(pick.weightGrams))}</p>}
        {!isReceipt && note && <p>{copy.note(note)}</p>}
        {!isReceipt && substitution !== wish && <p>{orderDetailTexts({ substitution }, 'paper')}</p>}
        {isReceipt && !instead && price && quantity > 1 && <p>{copy.each(formatMoney(price))}</p>}
        {isReceipt && amounts && <p>{amounts}</p>}
      </td>
      {isReceipt && (
        <td className="paper-amount">
          {amountText(settlement.lines[line.line]?.now ?? null, settlement.currency)}
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

/** Current products, so that the column adds up, then the difference and the earlier total. */
function SheetSums({ order }: { readonly order: DeskOrder }) {
  const { city, shippingFee, settlement, paid, mark } = order
  const { ordered, now, currency } = settlement
  const end = inTheEnd({ ...settlement, paid, mark }, order)
  const isAnew = isSettledAnew(end, settlement.isChanged)
  const products = now === null ? null : now - (shippingFee?.amount ?? 0)
  const settled = settledRows(end)
  const before = amountText(ordered, currency)
  return (
    <dl className="paper-sums">
      <Sum name={copy.products} text={amountText(products, currency)} />
      {shippingFee && pickupAddress(city) === null && (
        <Sum name={copy.delivery} text={formatMoney(shippingFee)} />
      )}
      {!isAnew && <Sum name={settlementCopy.ordered} text={before} weight="strong" />}
      {isAnew && settled.map(([name, text]) => <Sum key={name} {...{ name, text }} weight="strong" />)}
      {mark && <Sum name={deskPaymentCopy.settledAt} text={dayAndTime(mark.at)} weight="small" />}
      {isAnew && <Sum name={settlementCopy.before} text={before} weight="small" />}
    </dl>
  )
}

type SumProps = { readonly name: string; readonly text: string; readonly weight?: 'strong' | 'small' }

function Sum({ name, text, weight }: SumProps) {
  return (
    <div className={weight && `paper-${weight}`}>
      <dt>{name}</dt>
      <dd>{text}</dd>
    </div>
  )
}
