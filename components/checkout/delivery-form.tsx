'use client'

import {
  type ComponentProps,
  type ComponentType,
  type FormEvent,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react'
import { Button } from '@/components/ui/button'
import { CircleCheck, MessageCircle } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { Label, Legend } from '@/components/ui/label'
import { MapPin, RefreshCw } from '@/components/ui/panel-icons'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import { cartCopy } from '@/lib/copy/cart'
import { deliveryCopy } from '@/lib/copy/delivery'
import { type OrderFieldWords, orderFieldCopy } from '@/lib/copy/order-fields'
import { findZone, substitutions } from '@/lib/domain/delivery'
import { type OrderTextName, orderFields } from '@/lib/domain/order-fields'
import { useDelivery } from '@/stores/delivery'
import { useSettings, useToast } from '@/stores/storefront-provider'

/** City with its check, what to do when a product is missing, and WhatsApp: in the order in which they are asked for. */
export function DeliveryForm() {
  return (
    <>
      <CityField />
      <SubstitutionField />
      <TextDetail
        name="whatsapp"
        Icon={MessageCircle}
        type="tel"
        autoComplete="tel"
        data-missing="whatsapp-missing"
      />
    </>
  )
}

const labelClass = 'flex items-center gap-[7px]'
const iconClass = 'size-[19px] text-muted-foreground'

/** City and its check. */
export function CityField() {
  const id = useId()
  const { city, cityConfirmed, give, verifyCity } = useDelivery((state) => state)
  const { deliveryZones } = useSettings()
  const showToast = useToast((state) => state.show)
  const [isRefused, setIsRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLParagraphElement>(null)
  const refusal = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isRefused) refusal.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])
  // What had the focus goes away with the answer; it stays beside it.
  const takesFocus = useRef(false)
  useEffect(() => {
    if (takesFocus.current) (cityConfirmed ? confirmation : input).current?.focus()
    takesFocus.current = false
  }, [cityConfirmed])

  function write(next: string) {
    setIsRefused(false)
    give({ city: next })
  }

  function verify(event?: FormEvent) {
    event?.preventDefault()
    const isServed = verifyCity()
    setIsRefused(!isServed)
    if (isServed) {
      const { cityConfirmed: title, cityConfirmedDetail: description } = cartCopy
      return showToast({ title, description, variant: 'default' })
    }
    const { cityRefused: title, cityRefusedDetail: description } = cartCopy
    showToast({ title, description, variant: 'destructive' })
  }

  return (
    <form
      onSubmit={(event) => {
        takesFocus.current = true
        verify(event)
      }}
      className="mt-[18px]"
    >
      <Label htmlFor={id} className={labelClass}>
        <MapPin className={iconClass} />
        {orderFieldCopy.city.label}
      </Label>
      {deliveryZones.length > 0 && (
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
                  write(zone.city)
                  verify()
                }}
              >
                {zone.city}
              </button>
            )
          })}
        </fieldset>
      )}
      <div className="grid grid-cols-[1fr_auto] gap-2 max-xs:grid-cols-1">
        <Input
          ref={input}
          id={id}
          data-missing="city-not-verified"
          value={city}
          disabled={cityConfirmed}
          maxLength={orderFields.city.maximumLength}
          autoComplete="address-level2"
          enterKeyHint="done"
          placeholder={orderFieldCopy.city.placeholder}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-refused` : undefined}
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={cityConfirmed || city.trim() === ''}>
          {cartCopy.verify}
        </Button>
      </div>
      {isRefused && (
        <p
          ref={refusal}
          id={`${id}-refused`}
          className="mt-1.5 font-semibold text-md text-destructive leading-[1.35]"
        >
          {cartCopy.cityRefused}. {cartCopy.cityRefusedDetail}
        </p>
      )}
      {cityConfirmed && (
        <div className="mt-1.5 flex items-center justify-between">
          <p
            ref={confirmation}
            tabIndex={-1}
            className="flex items-center gap-1.5 font-semibold text-md text-success"
          >
            <CircleCheck className="size-[18px]" />
            {cartCopy.cityConfirmed}
          </p>
          <Button
            variant="link"
            className="text-md text-muted-foreground"
            onClick={() => {
              takesFocus.current = true
              write(city)
            }}
          >
            {cartCopy.changeCity}
          </Button>
        </div>
      )}
    </form>
  )
}

type TextProps = Omit<ComponentProps<typeof Input>, 'id' | 'name' | 'value'> & {
  readonly name: Exclude<OrderTextName, 'city'>
  readonly Icon: ComponentType<{ className: string }>
}

function TextDetail({ name, Icon, ...input }: TextProps) {
  const id = useId()
  const value = useDelivery((state) => state[name])
  const give = useDelivery((state) => state.give)
  const { label, placeholder, hint }: OrderFieldWords = orderFieldCopy[name]
  return (
    <div className="mt-[18px]">
      <Label htmlFor={id} className={labelClass}>
        <Icon className={iconClass} />
        {label}
      </Label>
      <Input
        id={id}
        value={value ?? ''}
        maxLength={orderFields[name].maximumLength}
        aria-describedby={hint && `${id}-hint`}
        placeholder={placeholder}
        onChange={(event) => give({ [name]: event.target.value })}
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
    <RadioGroup className="mt-[18px]">
      <Legend className={labelClass}>
        <RefreshCw className={iconClass} />
        {orderFieldCopy.substitution.label}
      </Legend>
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
