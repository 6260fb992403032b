'use client'

import './delivery-form.css'

import { CircleCheck, MapPin } from 'lucide-react'
import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { radioGroupItemClass } from '@/components/ui/radio-group'
import { toggleVariants } from '@/components/ui/toggle-group'
import { cartCopy, pickupCopy } from '@/lib/copy/cart'
import { deliveryCopy, pickupText } from '@/lib/copy/delivery'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { findZone, isFetchedOnly, onlyPickup } from '@/lib/domain/delivery'
import { orderFields } from '@/lib/domain/order-fields'
import { pickupAddress } from '@/lib/domain/pickup'
import { classNames } from '@/lib/utils'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { AskedFor } from './asked-for'

const missing = 'city-not-verified'

export const labelClass = 'flex items-center gap-[7px]'
export const iconClass = 'size-[19px] text-muted-foreground'

/** Checks the city and collapses once confirmed. */
export function CityField() {
  const id = useId()
  const { city, cityConfirmed, give, verifyCity } = useDelivery((state) => state)
  const { deliveryZones } = useSettings()
  const [answer, setAnswer] = useState<'confirmed' | 'refused' | null>(null)
  const isRefused = answer === 'refused'
  const input = useRef<HTMLInputElement>(null)
  const firstPlace = useRef<HTMLButtonElement>(null)
  const confirmation = useRef<HTMLParagraphElement>(null)
  const refusal = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isRefused) refusal.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])
  // The focused field disappears: the answer takes the focus.
  const takesFocus = useRef(false)
  useEffect(() => {
    const asked = input.current ?? firstPlace.current
    if (takesFocus.current) (cityConfirmed ? confirmation.current : asked)?.focus()
    takesFocus.current = false
  }, [cityConfirmed])

  function write(next: string) {
    setAnswer(null)
    give({ city: next })
  }

  function verify(event?: FormEvent) {
    event?.preventDefault()
    const isServed = verifyCity()
    takesFocus.current = isServed
    setAnswer(isServed ? 'confirmed' : 'refused')
  }

  if (cityConfirmed) {
    const zone = findZone(city, deliveryZones)
    return (
      <div className="city-known">
        <CircleCheck className="size-[22px] text-primary" />
        <div className="min-w-0">
          {zone?.isPickup ? (
            <p className="break-words font-bold leading-tight">{pickupAddress(zone.city)}</p>
          ) : (
            <>
              <label htmlFor={id} className="sr-only">
                {orderFieldCopy.city.label}
              </label>
              <input id={id} value={zone?.city ?? city} disabled />
            </>
          )}
          <p ref={confirmation} tabIndex={-1} className="text-sm leading-[1.2]">
            <strong className="font-semibold text-primary">
              {zone?.isPickup ? pickupCopy.chosen : cartCopy.cityConfirmed}
            </strong>
            {zone?.isPickup && zone.note && ` · ${zone.note}`}
            {!zone?.isPickup && answer && ` ${cartCopy.cityConfirmedDetail}`}
          </p>
        </div>
        {!onlyPickup(deliveryZones) && (
          <Button
            variant="link"
            className="text-md"
            onClick={() => {
              takesFocus.current = true
              write(zone?.isPickup ? '' : city)
            }}
          >
            {cartCopy.changeCity}{' '}
            <span className="sr-only">{zone?.isPickup ? pickupCopy.changeOf : cartCopy.changeCityOf}</span>
          </Button>
        )}
      </div>
    )
  }

  const named = deliveryZones.filter(({ isArranged }) => !isArranged)
  const isOnly = named.filter(({ isPickup }) => !isPickup).length === 1
  // A single suggestion is confirmed, not chosen.
  const isSuggested = isOnly && named.length === 1
  const pickups = named.filter(({ isPickup }) => isPickup)
  const isFetched = isFetchedOnly(deliveryZones)
  return (
    <form onSubmit={verify} className="asked">
      <Label htmlFor={isFetched ? undefined : id} className={labelClass}>
        <MapPin className={iconClass} />
        {isFetched ? pickupCopy.where : orderFieldCopy.city.label}
      </Label>
      <AskedFor missing={missing} isGiven={false} text={isFetched ? pickupCopy.missing : undefined} />
      {named.length > 0 && (
        <fieldset
          aria-label={isFetched ? pickupCopy.where : deliveryCopy.zones}
          className={classNames('mb-2', !isOnly && 'flex flex-wrap gap-2')}
        >
          {named.map((zone, index) => (
            <button
              key={zone.city}
              ref={index === 0 ? firstPlace : undefined}
              type="button"
              className={
                isOnly ? `${radioGroupItemClass} w-full text-left` : toggleVariants({ variant: 'outline' })
              }
              data-missing={index === 0 ? missing : undefined}
              onClick={() => {
                write(zone.city)
                verify()
              }}
            >
              {isOnly && !isSuggested && (
                <span className="size-5.5 flex-none rounded-full border-2 border-input" />
              )}
              {zone.isPickup ? pickupCopy.choose(pickups.length > 1 ? zone.city : null) : zone.city}{' '}
              {isSuggested && <strong className="city-confirm">{cartCopy.confirmCity}</strong>}
            </button>
          ))}
        </fieldset>
      )}
      {pickups.map((zone) => (
        <p key={zone.city} className="mb-2 break-words text-muted-foreground text-sm leading-[1.35]">
          {pickupText(zone)}
        </p>
      ))}
      {!isFetched && (
        <div className="grid grid-cols-[1fr_auto] gap-2 max-xs:grid-cols-1">
          <Input
            ref={input}
            id={id}
            data-missing={named.length === 0 ? missing : undefined}
            value={city}
            maxLength={orderFields.city.maximumLength}
            autoComplete="address-level2"
            enterKeyHint="done"
            placeholder={isOnly ? cartCopy.otherCity : orderFieldCopy.city.placeholder}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? `${id}-refused` : undefined}
            onChange={(event) => write(event.target.value)}
          />
          <Button type="submit" variant="secondary" disabled={city.trim() === ''}>
            {cartCopy.verify}
          </Button>
        </div>
      )}
      {isRefused && (
        <p
          ref={refusal}
          id={`${id}-refused`}
          role="alert"
          className="mt-1.5 text-md text-destructive leading-[1.35]"
        >
          <strong>{cartCopy.cityRefused}</strong>. <span>{cartCopy.cityRefusedDetail}</span>
        </p>
      )}
    </form>
  )
}
