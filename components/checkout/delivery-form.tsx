'use client'

import { type FormEvent, useId } from 'react'
import { CircleCheck, MessageCircle } from '@/components/ui/icons'
import { MapPin, RefreshCw } from '@/components/ui/panel-icons'
import { cartCopy } from '@/lib/copy/cart'
import { deliveryCopy } from '@/lib/copy/delivery'
import { substitutions } from '@/lib/domain/delivery'
import { findZone } from '@/lib/domain/delivery-zone'
import { useDelivery } from '@/stores/delivery'
import { useSettings, useToast } from '@/stores/storefront-provider'

/** City with its check, WhatsApp, and what to do when a product is missing. */
export function DeliveryForm() {
  return (
    <>
      <CityField />
      <WhatsappField />
      <SubstitutionField />
    </>
  )
}

const labelClass = 'field-label flex items-center gap-[7px]'
const iconClass = 'size-[19px] text-muted-foreground'

function CityField() {
  const id = useId()
  const { city, cityConfirmed, setCity, verifyCity } = useDelivery((state) => state)
  const { deliveryZones } = useSettings()
  const showToast = useToast((state) => state.show)

  function verify(event?: FormEvent) {
    event?.preventDefault()
    if (verifyCity()) {
      const { cityConfirmed: title, cityConfirmedDetail: description } = cartCopy
      return showToast({ title, description, variant: 'default' })
    }
    const { cityRefused: title, cityRefusedDetail: description } = cartCopy
    showToast({ title, description, variant: 'destructive' })
  }

  return (
    <form onSubmit={verify} className="mt-[18px]">
      <label htmlFor={id} className={labelClass}>
        <MapPin className={iconClass} />
        {cartCopy.city}
      </label>
      {deliveryZones.length > 1 && (
        <fieldset aria-label={deliveryCopy.zones} className="mb-2 flex flex-wrap gap-2">
          {deliveryZones.map((zone) => {
            const isChosen = cityConfirmed && findZone(city, deliveryZones) === zone
            return (
              <button
                key={zone.city}
                type="button"
                className="chip"
                data-checked={isChosen}
                aria-pressed={isChosen}
                onClick={() => {
                  setCity(zone.city)
                  verify()
                }}
              >
                {zone.city}
              </button>
            )
          })}
        </fieldset>
      )}
      <div className="grid grid-cols-[1fr_auto] gap-2">
        <input
          id={id}
          className="field"
          value={city}
          disabled={cityConfirmed}
          maxLength={120}
          autoComplete="address-level2"
          enterKeyHint="done"
          placeholder={cartCopy.cityPlaceholder}
          onChange={(event) => setCity(event.target.value)}
        />
        <button type="submit" className="btn btn-secondary" disabled={cityConfirmed || city.trim() === ''}>
          {cartCopy.verify}
        </button>
      </div>
      {cityConfirmed && (
        <div className="mt-1.5 flex items-center justify-between">
          <p className="flex items-center gap-1.5 font-semibold text-[15px] text-success">
            <CircleCheck className="size-[18px]" />
            {cartCopy.cityConfirmed}
          </p>
          <button
            type="button"
            className="link-btn text-[15px] text-muted-foreground"
            onClick={() => setCity(city)}
          >
            {cartCopy.changeCity}
          </button>
        </div>
      )}
    </form>
  )
}

function WhatsappField() {
  const id = useId()
  const whatsapp = useDelivery((state) => state.whatsapp)
  const setWhatsapp = useDelivery((state) => state.setWhatsapp)
  return (
    <div className="mt-[18px]">
      <label htmlFor={id} className={labelClass}>
        <MessageCircle className={iconClass} />
        {cartCopy.whatsapp}
      </label>
      <input
        id={id}
        type="tel"
        className="field"
        value={whatsapp}
        maxLength={60}
        autoComplete="tel"
        aria-describedby={`${id}-privacy`}
        placeholder={cartCopy.whatsappPlaceholder}
        onChange={(event) => setWhatsapp(event.target.value)}
      />
      <p id={`${id}-privacy`} className="mt-1.5 text-[14px] text-muted-foreground leading-[1.35]">
        {cartCopy.whatsappPrivacy}
      </p>
    </div>
  )
}

function SubstitutionField() {
  const name = useId()
  const substitution = useDelivery((state) => state.substitution)
  const setSubstitution = useDelivery((state) => state.setSubstitution)
  return (
    <fieldset className="mt-[18px]">
      <legend className={labelClass}>
        <RefreshCw className={iconClass} />
        {cartCopy.substitutionTitle}
      </legend>
      {substitutions.map((value) => (
        <label key={value} className="choice">
          <input
            type="radio"
            name={name}
            value={value}
            checked={substitution === value}
            onChange={() => setSubstitution(value)}
            className="choice-mark"
          />
          {cartCopy.substitution[value]}
        </label>
      ))}
    </fieldset>
  )
}
