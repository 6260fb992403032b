'use client'

import './delivery-form.css'

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
import { MessageCircle } from '@/components/ui/icons'
import { Input } from '@/components/ui/input'
import { Label, Legend } from '@/components/ui/label'
import { MapPin, RefreshCw } from '@/components/ui/panel-icons'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import { cartCopy } from '@/lib/copy/cart'
import { deliveryCopy } from '@/lib/copy/delivery'
import { type OrderFieldWords, orderFieldCopy } from '@/lib/copy/order-fields'
import { findZone, substitutions } from '@/lib/domain/delivery'
import { type OrderTextName, orderFields } from '@/lib/domain/order-fields'
import { groupTyped } from '@/lib/domain/whatsapp'
import { useDelivery } from '@/stores/delivery'
import { useSettings } from '@/stores/storefront-provider'
import { PaymentField } from './payment-field'
import { WindowField } from './window-field'

/**
 * City with its check, what to do when a product is missing, WhatsApp, a window, and how it is paid: in the order in which
 * they are asked for.
 */
export function DeliveryForm() {
  const { hasWindows } = useSettings()
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
        format={groupTyped}
      />
      {hasWindows && <WindowField />}
      <PaymentField />
    </>
  )
}

const labelClass = 'flex items-center gap-[7px]'
const iconClass = 'size-[19px] text-muted-foreground'

/** City and its check, which is answered where it was asked for; one line once it is confirmed. */
export function CityField() {
  const id = useId()
  const { city, cityConfirmed, give, verifyCity } = useDelivery((state) => state)
  const { deliveryZones } = useSettings()
  const [answer, setAnswer] = useState<'confirmed' | 'refused' | null>(null)
  const isRefused = answer === 'refused'
  const input = useRef<HTMLInputElement>(null)
  const confirmation = useRef<HTMLParagraphElement>(null)
  const refusal = useRef<HTMLParagraphElement>(null)
  useEffect(() => {
    if (isRefused) refusal.current?.scrollIntoView({ block: 'nearest' })
  }, [isRefused])
  // What had the focus goes away with the answer, which takes it and is so said to a screen reader.
  const takesFocus = useRef(false)
  useEffect(() => {
    if (takesFocus.current) (cityConfirmed ? confirmation : input).current?.focus()
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
    return (
      <div className="city-known">
        <MapPin className={iconClass} />
        <div className="min-w-0">
          <label htmlFor={id} className="sr-only">
            {orderFieldCopy.city.label}
          </label>
          <input id={id} value={findZone(city, deliveryZones)?.city ?? city} disabled />
          <p ref={confirmation} tabIndex={-1} className="text-sm leading-[1.2]">
            <strong className="font-semibold text-success">{cartCopy.cityConfirmed}</strong>
            {answer && ` ${cartCopy.cityConfirmedDetail}`}
          </p>
        </div>
        <Button
          variant="link"
          className="text-md"
          onClick={() => {
            takesFocus.current = true
            write(city)
          }}
        >
          {cartCopy.changeCity} <span className="sr-only">{cartCopy.changeCityOf}</span>
        </Button>
      </div>
    )
  }

  return (
    <form onSubmit={verify} className="mt-[18px]">
      <Label htmlFor={id} className={labelClass}>
        <MapPin className={iconClass} />
        {orderFieldCopy.city.label}
      </Label>
      {deliveryZones.length > 0 && (
        <fieldset aria-label={deliveryCopy.zones} className="mb-2 flex flex-wrap gap-2">
          {deliveryZones.map((zone) => (
            <button
              key={zone.city}
              type="button"
              className="chip"
              onClick={() => {
                write(zone.city)
                verify()
              }}
            >
              {zone.city}
            </button>
          ))}
        </fieldset>
      )}
      <div className="grid grid-cols-[1fr_auto] gap-2 max-xs:grid-cols-1">
        <Input
          ref={input}
          id={id}
          data-missing="city-not-verified"
          value={city}
          maxLength={orderFields.city.maximumLength}
          autoComplete="address-level2"
          enterKeyHint="done"
          placeholder={orderFieldCopy.city.placeholder}
          aria-invalid={isRefused}
          aria-describedby={isRefused ? `${id}-refused` : undefined}
          onChange={(event) => write(event.target.value)}
        />
        <Button type="submit" variant="secondary" disabled={city.trim() === ''}>
          {cartCopy.verify}
        </Button>
      </div>
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

type TextProps = Omit<ComponentProps<typeof Input>, 'id' | 'name' | 'value'> & {
  readonly name: Exclude<OrderTextName, 'city'>
  readonly Icon: ComponentType<{ className: string }>
  /** What the field holds once the second text has been typed over the first. */
  readonly format?: (before: string, typed: string) => string
}

function TextDetail({ name, Icon, format = (_, typed) => typed, ...input }: TextProps) {
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
