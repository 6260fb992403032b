'use client'

import { Clock, MessageCircle, RefreshCw } from 'lucide-react'
import { useId } from 'react'
import { useFollowedWindows, useWindows } from '@/components/delivery/windows'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { checkoutFailureText } from '@/lib/copy/checkout-failure'
import { arrangedByWhatsapp, askedByWhatsapp, windowCopy } from '@/lib/copy/delivery-window'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { substitutions } from '@/lib/domain/delivery'
import { orderFields } from '@/lib/domain/order-fields'
import { pickupAddress } from '@/lib/domain/pickup'
import { groupTyped } from '@/lib/domain/whatsapp'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { AskedFor, ChoiceField, FieldError, fieldLabelClass } from './asked-for'
import { CityField } from './city-field'
import { PaymentField } from './payment-field'

const { whatsapp: whatsappCopy, substitution: substitutionCopy } = orderFieldCopy

/** Fields in their order: city, replacements, WhatsApp, window, payment. */
export function DeliveryForm() {
  const { hasWindows } = useSettings()
  const substitution = useDelivery((state) => state.substitution)
  const give = useDelivery((state) => state.give)
  return (
    <>
      <CityField />
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

function WhatsappField() {
  const id = useId()
  const { city, whatsapp, give } = useDelivery((state) => state)
  const { hasWindows, deliveryZones } = useSettings()
  const isBrought = pickupAddress(city) === null && deliveryZones.some(({ isPickup }) => !isPickup)
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
        <p>{isBrought ? askedByWhatsapp(hasWindows) : !hasWindows && `${arrangedByWhatsapp}.`}</p>
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
