'use client'

import { CircleCheck, MapPin } from 'lucide-react'
import { useId, useState } from 'react'
import { Button } from '@/components/ui/button'
import { Input } from '@/components/ui/input'
import { Label } from '@/components/ui/label'
import { cartCopy, pickupCopy } from '@/lib/copy/cart'
import { deliveryCopy, pickupText } from '@/lib/copy/delivery'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { deliveredZones, findZone, isFetchedOnly, onlyPickup } from '@/lib/domain/delivery'
import { orderFields } from '@/lib/domain/order-fields'
import { pickupAddress } from '@/lib/domain/pickup'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { AskedFor, fieldLabelClass } from './asked-for'

const missing = 'city-not-verified'

type Props = {
  /** Replaces a field whose button was just pressed: takes the focus. */
  readonly isAnswer: boolean
  readonly onAnswer: () => void
}

const focus = (element: HTMLElement | null) => element?.focus()
const scrollTo = (element: HTMLElement | null) => element?.scrollIntoView({ block: 'nearest' })

/** Checks the city and collapses once confirmed. */
export function CityField() {
  const isConfirmed = useDelivery((state) => state.cityConfirmed)
  const [isAnswer, setAnswer] = useState(false)
  const Field = isConfirmed ? ConfirmedCity : AskedCity
  return <Field isAnswer={isAnswer} onAnswer={() => setAnswer(true)} />
}

function ConfirmedCity({ isAnswer, onAnswer }: Props) {
  const id = useId()
  const { city, give } = useDelivery((state) => state)
  const { deliveryZones } = useSettings()
  const zone = findZone(city, deliveryZones)
  const isPickup = zone?.isPickup === true
  return (
    <div className="mt-5 flex min-h-14 flex-wrap items-center gap-x-3 rounded-md bg-secondary px-3.5 py-2 text-secondary-foreground contrast-more:border forced-colors:border">
      <CircleCheck className="size-5.5 flex-none text-primary" />
      <div className="min-w-0 flex-[1_1_8rem]">
        {isPickup ? (
          <p className="break-words font-bold">{pickupAddress(zone.city)}</p>
        ) : (
          <>
            <label htmlFor={id} className="sr-only">
              {orderFieldCopy.city.label}
            </label>
            <input
              id={id}
              value={zone?.city ?? city}
              disabled
              className="block w-full text-ellipsis font-bold opacity-100 [-webkit-text-fill-color:currentColor]"
            />
          </>
        )}
        <p {...(isAnswer && { ref: focus })} tabIndex={-1} className="text-sm">
          <strong className="font-semibold text-primary">
            {isPickup ? pickupCopy.chosen : cartCopy.cityConfirmed}
          </strong>
          {isPickup && zone.note && ` · ${zone.note}`}
          {!isPickup && isAnswer && ` ${cartCopy.cityConfirmedDetail}`}
        </p>
      </div>
      {!onlyPickup(deliveryZones) && (
        <Button
          variant="link"
          className="text-sm"
          onClick={() => {
            give({ city: isPickup ? '' : city })
            onAnswer()
          }}
        >
          {cartCopy.changeCity}{' '}
          <span className="sr-only">{isPickup ? pickupCopy.changeOf : cartCopy.changeCityOf}</span>
        </Button>
      )}
    </div>
  )
}

/** Suggests the only city that is served; offers several, and places of pickup, as buttons. */
function AskedCity({ isAnswer, onAnswer }: Props) {
  const id = useId()
  const { city, give, verifyCity } = useDelivery((state) => state)
  const { deliveryZones } = useSettings()
  const [isTyped, setTyped] = useState(city !== '')
  const [isRefused, setRefused] = useState(false)
  const [first, second] = deliveredZones(deliveryZones)
  const suggestion = second ? undefined : first?.city
  const pickups = deliveryZones.filter(({ isPickup }) => isPickup)
  const places = suggestion ? pickups : deliveryZones.filter(({ isArranged }) => !isArranged)
  const isFetched = isFetchedOnly(deliveryZones)
  const shown = isTyped ? city : (suggestion ?? '')

  function verify(wanted: string) {
    give({ city: wanted })
    if (verifyCity()) onAnswer()
    else setRefused(true)
  }

  return (
    <form
      className="mt-5"
      onSubmit={(event) => {
        event.preventDefault()
        verify(shown)
      }}
    >
      <Label htmlFor={isFetched ? undefined : id} className={fieldLabelClass}>
        <MapPin />
        {isFetched ? pickupCopy.where : orderFieldCopy.city.label}
      </Label>
      <AskedFor missing={missing} isGiven={false} text={isFetched ? pickupCopy.missing : undefined} />
      {places.length > 0 && (
        <fieldset
          aria-label={isFetched ? pickupCopy.where : deliveryCopy.zones}
          className="mb-2 flex flex-wrap gap-2"
        >
          {places.map((zone, index) => (
            <Button
              key={zone.city}
              variant="outline"
              size="sm"
              {...(index === 0 && isAnswer && isFetched && { ref: focus })}
              data-missing={index === 0 && !suggestion ? missing : undefined}
              onClick={() => verify(zone.city)}
            >
              {zone.isPickup ? pickupCopy.choose(pickups.length > 1 ? zone.city : null) : zone.city}
            </Button>
          ))}
        </fieldset>
      )}
      {pickups.map((zone) => (
        <p key={zone.city} className="mb-2 break-words text-muted-foreground text-sm">
          {pickupText(zone)}
        </p>
      ))}
      {!isFetched && (
        <div className="flex flex-wrap gap-2">
          <Input
            id={id}
            className="min-w-0 flex-[1_1_10rem]"
            {...(isAnswer && { ref: focus })}
            data-missing={shown === '' ? missing : undefined}
            value={shown}
            maxLength={orderFields.city.maximumLength}
            autoComplete="address-level2"
            enterKeyHint="done"
            placeholder={orderFieldCopy.city.placeholder}
            aria-invalid={isRefused}
            aria-describedby={isRefused ? `${id}-refused` : undefined}
            // Another city replaces the suggestion.
            onClick={({ currentTarget }) => isTyped || currentTarget.select()}
            onChange={({ target }) => {
              setTyped(true)
              setRefused(false)
              give({ city: target.value })
            }}
          />
          <Button
            type="submit"
            variant="secondary"
            data-missing={shown === '' ? undefined : missing}
            disabled={shown.trim() === ''}
          >
            {cartCopy.verify}
          </Button>
        </div>
      )}
      {isRefused && (
        <p ref={scrollTo} id={`${id}-refused`} role="alert" className="mt-2 text-destructive text-sm">
          <strong>{cartCopy.cityRefused}</strong>. <span>{cartCopy.cityRefusedDetail}</span>
        </p>
      )}
    </form>
  )
}
