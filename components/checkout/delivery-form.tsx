'use client'

import { Clock, House, MessageCircle, RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { useFollowedWindows, useWindows } from '@/components/delivery/windows'
import { TextField } from '@/components/shop/text-field'
import { Input } from '@/components/ui/input'
import { Label, Legend } from '@/components/ui/label'
import { cartCopy } from '@/lib/copy/cart'
import { checkoutFailureText } from '@/lib/copy/checkout-failure'
import { arrangedByWhatsapp, windowCopy } from '@/lib/copy/delivery-window'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { asksAddress, emptyAddressFields } from '@/lib/domain/checkout'
import { substitutions } from '@/lib/domain/delivery'
import { addressFields, type OrderFieldName, orderFields } from '@/lib/domain/order-fields'
import { groupTyped } from '@/lib/domain/whatsapp'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { AskedFor, ChoiceField, FieldError, fieldLabelClass, useIsAsked } from './asked-for'
import { CityField } from './city-field'
import { PaymentField } from './payment-field'

const { whatsapp: whatsappCopy, substitution: substitutionCopy } = orderFieldCopy

/** Fields in their order: city, address, replacements, WhatsApp, window, payment. */
export function DeliveryForm() {
  const { hasWindows } = useSettings()
  const substitution = useDelivery((state) => state.substitution)
  const give = useDelivery((state) => state.give)
  return (
    <>
      <CityField />
      <AddressField />
      <ChoiceField
        icon={<RefreshCw />}
        label={substitutionCopy.label}
        missing="substitution-missing"
        choices={substitutions.map((value) => ({ value, text: substitutionCopy.choices[value] }))}
        chosen={substitution}
        onChoose={(value) => give({ substitution: value })}
        isStacked
      />
      <WhatsappField />
      {hasWindows && <WindowField />}
      <PaymentField />
    </>
  )
}

/** Names the fields that must be given. */
const widths: { readonly [Name in OrderFieldName]?: string } = {
  street: 'flex-[3_1_11rem]',
  houseNumber: 'flex-[1_1_6rem]',
}

/** Asks where the market brings an order by message, once the city is confirmed. */
function AddressField() {
  const given = useDelivery((state) => state)
  const settings = useSettings()
  const isAsked = useIsAsked('address-missing')
  if (!given.cityConfirmed || !asksAddress(given.city, settings)) return null
  const empty = emptyAddressFields(given)
  return (
    <fieldset className="mt-5 min-w-0">
      <Legend className={fieldLabelClass}>
        <House />
        {cartCopy.address}
      </Legend>
      <AskedFor
        missing="address-missing"
        isGiven={empty.length === 0}
        text={empty.map((name) => cartCopy.addressMissing[name]).join(' ')}
      />
      <div className="flex flex-wrap gap-3">
        {addressFields.map(([name, autoComplete]) => {
          const { label, placeholder } = orderFieldCopy[name]
          const width = widths[name]
          const isEmpty = empty.some((one) => one === name)
          const basis = name === 'recipient' ? 'basis-full' : 'flex-[1_1_11rem]'
          return (
            <div key={name} className={width ?? basis}>
              <TextField
                label={width ? label : `${label} (opcional)`}
                autoComplete={autoComplete}
                required={width !== undefined}
                data-missing={isEmpty ? 'address-missing' : undefined}
                aria-invalid={isAsked && isEmpty}
                value={given[name] ?? ''}
                maxLength={orderFields[name].maximumLength}
                placeholder={placeholder}
                onChange={({ target }) => given.give({ [name]: target.value })}
              />
            </div>
          )
        })}
      </div>
    </fieldset>
  )
}

function WhatsappField() {
  const id = useId()
  const { whatsapp, give } = useDelivery((state) => state)
  const { hasWindows } = useSettings()
  return (
    <div className="mt-5">
      <Label htmlFor={id} className={fieldLabelClass}>
        <MessageCircle />
        {whatsappCopy.label}
      </Label>
      <AskedFor missing="whatsapp-missing" isGiven={whatsapp.trim() !== ''} />
      <Input
        id={id}
        type="tel"
        autoComplete="tel"
        data-missing="whatsapp-missing"
        value={whatsapp}
        maxLength={orderFields.whatsapp.maximumLength}
        aria-describedby={`${id}-hint`}
        placeholder={whatsappCopy.placeholder}
        onChange={({ target }) => give({ whatsapp: groupTyped(whatsapp, target.value) })}
      />
      <div className="mt-2 text-muted-foreground text-sm">
        <p id={`${id}-hint`}>{whatsappCopy.hint}</p>
        {!hasWindows && <p>{arrangedByWhatsapp}.</p>}
      </div>
    </div>
  )
}

function WindowField() {
  const { windows, refusal, choose } = useWindows((state) => state)
  const chosen = useDelivery((state) => state.deliveryWindow)
  useFollowedWindows()
  const shown = windows?.filter(({ key, isFull }) => !isFull || key === chosen) ?? []
  return (
    <ChoiceField
      icon={<Clock />}
      label={windowCopy.label}
      missing="window-missing"
      choices={shown.map(({ key, text }) => ({ value: key, text }))}
      chosen={chosen}
      onChoose={choose}
    >
      {refusal ? (
        <FieldError>{checkoutFailureText({ kind: refusal })}</FieldError>
      ) : (
        <AskedFor missing="window-missing" isGiven={Boolean(chosen)} />
      )}
      {shown.length === 0 && (
        <p className="text-muted-foreground text-sm">
          {windows === null ? windowCopy.loading : windowCopy.none}
        </p>
      )}
    </ChoiceField>
  )
}
