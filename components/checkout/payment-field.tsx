'use client'

import { Banknote } from 'lucide-react'
import { useId, useState } from 'react'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { ToggleGroupItem } from '@/components/ui/toggle-group'
import { cartCopy } from '@/lib/copy/cart'
import { formatMoney } from '@/lib/copy/money'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { orderFields } from '@/lib/domain/order-fields'
import { noChange } from '@/lib/domain/payment'
import { parseAmount } from '@/lib/domain/typed-values'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { AskedFor, ChoiceField } from './asked-for'

const { payment: copy, changeFor: changeCopy } = orderFieldCopy

/** Asks for payment method and change; hidden when not needed. */
export function PaymentField() {
  const { paymentWays } = useSettings()
  const payment = useDelivery((state) => state.payment)
  const give = useDelivery((state) => state.give)
  if (!paymentWays) return null
  return (
    <>
      <ChoiceField
        icon={<Banknote />}
        label={copy.label}
        missing="payment-missing"
        choices={paymentWays.map((way) => ({ value: way, text: copy.choices[way] }))}
        chosen={payment}
        onChoose={(way) => give({ payment: way })}
      />
      {payment === 'dinheiro' && <ChangeField />}
    </>
  )
}

/** Formats `20000` as `200,00`. */
const formatTyped = (amount: string) =>
  formatMoney({ amount: Number(amount), currency: 'brl' }).replace(/^R\$\s/, '')

/** Parses `R$ 200` to `20000`; empty when invalid or too large. */
function parseTyped(typed: string): string {
  const amount = String(parseAmount(typed.trim(), 2) || '')
  return amount.length > orderFields.changeFor.maximumLength ? '' : amount
}

function ChangeField() {
  const id = useId()
  const changeFor = useDelivery((state) => state.changeFor)
  const give = useDelivery((state) => state.give)
  const [typed, type] = useState(changeFor && changeFor !== noChange ? formatTyped(changeFor) : '')
  const isNone = changeFor === noChange

  function write(text: string) {
    type(text)
    give({ changeFor: parseTyped(text) })
  }

  return (
    <div className="mt-5">
      <Label htmlFor={id}>{changeCopy.label}</Label>
      <AskedFor missing="change-missing" isGiven={Boolean(changeFor)} />
      <div className="flex flex-wrap gap-2">
        <Input
          id={id}
          className="min-w-0 flex-[1_1_8rem]"
          data-missing="change-missing"
          inputMode="decimal"
          autoComplete="off"
          maxLength={15}
          value={typed}
          placeholder={changeCopy.placeholder}
          aria-invalid={typed !== '' && !changeFor}
          onChange={(event) => write(event.target.value)}
        />
        <ToggleGroupItem
          type="checkbox"
          variant="outline"
          checked={isNone}
          onChange={() => {
            type('')
            give({ changeFor: isNone ? '' : noChange })
          }}
        >
          {cartCopy.noChange}
        </ToggleGroupItem>
      </div>
    </div>
  )
}
