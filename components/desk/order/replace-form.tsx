import { type FormEvent, useEffect, useId, useState } from 'react'
import { QuantityStepper } from '@/components/shop/quantity-stepper'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { formatMoney } from '@/lib/copy/money'
import { deskOrderCopy } from '@/lib/desk/copy/order'
import { maximumQuantity } from '@/lib/domain/cart'
import { maximumReplacementLength } from '@/lib/domain/fulfillment'
import { decimalAmount } from '@/lib/domain/money'
import { AlternativeWords } from './missing-offer'
import { alternativeKey, replacedBy, useAlternatives } from './order-queries'
import { PriceField, parsePrice } from './price-field'
import type { PickedLine, ShownLine } from './shown-order'

type WordsProps = {
  readonly line: ShownLine
  readonly onSave: (replaced: Partial<PickedLine>) => void
}

/** Product outside the catalogue with its price; no price leaves the line to be agreed. */
function ReplaceInWords({ line: { picked, price }, onSave }: WordsProps) {
  const id = useId()
  const currency = price?.currency ?? 'brl'
  const known = picked.replacementId === null ? picked : null
  const [typed, setTyped] = useState(known?.replacement ?? '')
  const [typedPrice, setTypedPrice] = useState(() => {
    const amount = known?.replacementAmount ?? null
    return amount === null ? '' : decimalAmount({ amount, currency }).replace('.', ',')
  })
  const [isTried, setTried] = useState(false)
  const words = typed.trim()
  const hasPrice = typedPrice.trim() !== ''
  const amount = parsePrice(typedPrice, currency)
  const isBad = hasPrice && amount === null

  function submit(event: FormEvent) {
    event.preventDefault()
    setTried(true)
    if (words !== '' && !isBad) onSave({ replacement: words, replacementAmount: amount })
  }

  return (
    <form onSubmit={submit} className="grid gap-3">
      <div>
        <Label htmlFor={id}>{copy.label}</Label>
        <Input
          id={id}
          className="min-w-0"
          autoComplete="off"
          maxLength={maximumReplacementLength}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
      </div>
      <PriceField
        label={copy.price}
        save={copy.save}
        typed={typedPrice}
        onType={setTypedPrice}
        problem={isTried && isBad ? copy.badPrice : null}
        note={!hasPrice && copy.noPrice}
        isDisabled={words === ''}
      />
    </form>
  )
}

const { replace: copy } = deskOrderCopy

/** Milliseconds. */
const restMs = 250

/** Debounces text. */
function useRested(text: string): string {
  const [rested, setRested] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setRested(text), restMs)
    return () => clearTimeout(timer)
  }, [text])
  return rested
}

type Props = {
  readonly code: string
  readonly line: ShownLine
  readonly onSave: (replaced: Partial<PickedLine>) => void
}

/** Replacement by one tap on a product in stock, or in the picker's own words. */
export function ReplaceForm({ code, line, onSave }: Props) {
  const { picked, quantity: wanted, substitution } = line
  // Null lets each row use its own number of pieces.
  const [chosen, choose] = useState(picked.state === 'replaced' ? (picked.quantity ?? wanted) : null)
  const [isOwnOpen, setOwnOpen] = useState(picked.state === 'replaced' && picked.replacementId === null)
  const id = useId()
  const [typed, setTyped] = useState('')
  const search = useRested(typed.trim())
  const alike = useAlternatives(code, line.line, search ? { q: search } : {})
  const isNone = !search && alike.data?.length === 0
  const aisle = useAlternatives(code, line.line, { aisle: '1' }, isNone)
  const { data, isError } = isNone ? aisle : alike
  const hasFound = data !== undefined && data.length > 0
  const title = search ? copy.found : isNone && line.category ? copy.inAisle(line.category) : copy.similar
  return (
    <div className="grid gap-4">
      <p className="pick-wished">
        {line.price && copy.inOrder(formatMoney({ ...line.price, amount: line.price.amount * wanted }))}
        {substitution && <span className="block">{deskOrderCopy.wished[substitution]}</span>}
      </p>
      <section aria-label={copy.similar} className={data || isError ? undefined : 'min-h-96'}>
        <Label htmlFor={id}>{copy.search}</Label>
        <Input
          id={id}
          type="search"
          className="mb-2 min-w-0"
          autoComplete="off"
          enterKeyHint="search"
          maxLength={80}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        {isNone && (
          <p role="status" className="mb-2">
            {copy.none}
          </p>
        )}
        {!data && <p role="status">{isError ? copy.failed : copy.searching}</p>}
        {search && data?.length === 0 && <p role="status">{copy.notFound}</p>}
        {hasFound && <h3 className="mb-1 font-bold">{title}</h3>}
        {hasFound && !isNone && (
          <div className="flex items-center justify-between gap-3">
            <span>{copy.pieces}</span>
            <QuantityStepper
              quantity={chosen ?? data[0]?.pieces ?? wanted}
              maximum={maximumQuantity}
              onChange={choose}
              isSmall
            />
          </div>
        )}
        <ul className="desk-menu">
          {data?.map((alternative) => (
            <li key={alternativeKey(alternative)}>
              <button
                type="button"
                className="desk-menu-item"
                onClick={() => onSave(replacedBy(alternative, line, chosen ?? undefined))}
              >
                <AlternativeWords {...{ alternative, line }} pieces={chosen ?? undefined} />
              </button>
            </li>
          ))}
        </ul>
      </section>
      <details
        open={isOwnOpen || isError || data?.length === 0}
        onToggle={({ currentTarget }) => setOwnOpen(currentTarget.open)}
      >
        <summary className="pick-fold font-bold">{copy.own}</summary>
        <ReplaceInWords line={line} onSave={onSave} />
      </details>
    </div>
  )
}
