'use client'

import { MessageCircle, RefreshCw } from 'lucide-react'
import { type ComponentProps, type ComponentType, useId } from 'react'
import { Input } from '@/components/ui/input'
import { Label, Legend } from '@/components/ui/label'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import { arrangedByWhatsapp, askedByWhatsapp } from '@/lib/copy/delivery-window'
import { type OrderFieldWords, orderFieldCopy } from '@/lib/copy/order-fields'
import type { CheckoutObstacle } from '@/lib/domain/checkout'
import { substitutions } from '@/lib/domain/delivery'
import { type OrderTextName, orderFields } from '@/lib/domain/order-fields'
import { pickupAddress } from '@/lib/domain/pickup'
import { groupTyped } from '@/lib/domain/whatsapp'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { AskedFor } from './asked-for'
import { CityField, iconClass, labelClass } from './city-field'
import { PaymentField } from './payment-field'
import { WindowField } from './window-field'

/** Fields in their order: city, replacements, WhatsApp, window, payment. */
export function DeliveryForm() {
  const { hasWindows, deliveryZones } = useSettings()
  const isFetched = pickupAddress(useDelivery(({ city }) => city)) !== null
  const isBrought = !isFetched && deliveryZones.some(({ isPickup }) => !isPickup)
  return (
    <>
      <CityField />
      <SubstitutionField />
      <TextDetail
        name="whatsapp"
        Icon={MessageCircle}
        type="tel"
        autoComplete="tel"
        missing="whatsapp-missing"
        format={groupTyped}
      />
      <p className="mt-1.5 text-sm text-muted-foreground leading-[1.35] empty:hidden">
        {isBrought ? askedByWhatsapp(hasWindows) : !hasWindows && `${arrangedByWhatsapp}.`}
      </p>
      {hasWindows && <WindowField />}
      <PaymentField />
    </>
  )
}

type TextProps = Omit<ComponentProps<typeof Input>, 'id' | 'name' | 'value'> & {
  readonly name: Exclude<OrderTextName, 'city'>
  readonly Icon: ComponentType<{ className: string }>
  readonly missing: CheckoutObstacle
  /** Formats typed text. */
  readonly format?: (before: string, typed: string) => string
}

function TextDetail({ name, Icon, missing, format = (_, typed) => typed, ...input }: TextProps) {
  const id = useId()
  const value = useDelivery((state) => state[name])
  const give = useDelivery((state) => state.give)
  const { label, placeholder, hint }: OrderFieldWords = orderFieldCopy[name]
  return (
    <div className="asked">
      <Label htmlFor={id} className={labelClass}>
        <Icon className={iconClass} />
        {label}
      </Label>
      <AskedFor missing={missing} isGiven={Boolean(value?.trim())} />
      <Input
        id={id}
        data-missing={missing}
        value={value ?? ''}
        maxLength={orderFields[name].maximumLength}
        aria-describedby={hint && `${id}-hint`}
        placeholder={placeholder}
        onChange={(event) => give({ [name]: format(value ?? '', event.target.value) })}
        {...input}
      />
      {hint && (
        <p id={`${id}-hint`} className="mt-1.5 text-sm text-muted-foreground leading-[1.35]">
          {hint}
        </p>
      )}
    </div>
  )
}

function SubstitutionField() {
  const name = useId()
  const substitution = useDelivery((state) => state.substitution)
  const give = useDelivery((state) => state.give)
  return (
    <RadioGroup className="asked">
      <Legend className={labelClass}>
        <RefreshCw className={iconClass} />
        {orderFieldCopy.substitution.label}
      </Legend>
      <AskedFor missing="substitution-missing" isGiven={substitution !== null} />
      {substitutions.map((value) => (
        <RadioGroupItem
          key={value}
          name={name}
          data-missing="substitution-missing"
          value={value}
          checked={substitution === value}
          onChange={() => give({ substitution: value })}
        >
          {orderFieldCopy.substitution.choices[value]}
        </RadioGroupItem>
      ))}
    </RadioGroup>
  )
}
