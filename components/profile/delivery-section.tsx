'use client'

import Link from 'next/link'
import { useId } from 'react'
import { Button } from '@/components/ui/button'
import { cardVariants } from '@/components/ui/card'
import { RadioGroup, RadioGroupItem } from '@/components/ui/radio-group'
import { TextField } from '@/components/ui/text-field'
import { cartCopy } from '@/lib/copy/cart'
import { profileCopy } from '@/lib/copy/profile'
import type { Account, DeliveryPreferences } from '@/lib/domain/account'
import { substitutions } from '@/lib/domain/delivery'
import { publicPaths } from '@/lib/domain/public-paths'
import { Section } from './section'
import { useSaveAccount } from './use-save-account'

type Props = { readonly account: Account; readonly onChange: (account: Account) => void }

function readForm(form: HTMLFormElement): DeliveryPreferences {
  const data = new FormData(form)
  const chosen = data.get('substitution')
  return {
    city: String(data.get('city') ?? ''),
    whatsapp: String(data.get('whatsapp') ?? ''),
    substitution: substitutions.find((known) => known === chosen) ?? null,
  }
}

/** What the cart is filled in with. */
export function DeliverySection({ account, onChange }: Props) {
  const { isSaving, save } = useSaveAccount({ accountId: account.user.id, onChange })
  const noticeId = useId()
  const { delivery } = account
  const { delivery: copy } = profileCopy
  const choices = [
    { value: '', label: copy.noSubstitution },
    ...substitutions.map((value) => ({ value, label: cartCopy.substitution[value] })),
  ]
  return (
    <Section title={copy.title}>
      <form
        className={cardVariants({ variant: 'box' })}
        onSubmit={(event) => {
          event.preventDefault()
          void save({ delivery: readForm(event.currentTarget) })
        }}
      >
        <p className="profile-hint">{copy.hint}</p>
        <fieldset disabled={isSaving}>
          <TextField
            label={copy.city}
            name="city"
            required={false}
            autoComplete="address-level2"
            maxLength={120}
            defaultValue={delivery.city}
          />
          <div>
            <TextField
              label={copy.whatsapp}
              name="whatsapp"
              type="tel"
              required={false}
              autoComplete="tel"
              maxLength={60}
              defaultValue={delivery.whatsapp}
              aria-describedby={noticeId}
            />
            <p id={noticeId} className="profile-hint mt-1.5">
              {copy.whatsappPrivacy}{' '}
              <Link href={publicPaths.privacy} className="underline underline-offset-4">
                {copy.privacyLink}
              </Link>
            </p>
          </div>
          <RadioGroup>
            <legend className="mb-2 font-bold">{copy.substitution}</legend>
            {choices.map(({ value, label }) => (
              <RadioGroupItem
                key={value}
                name="substitution"
                value={value}
                defaultChecked={(delivery.substitution ?? '') === value}
              >
                {label}
              </RadioGroupItem>
            ))}
          </RadioGroup>
          <Button type="submit" variant="secondary" aria-busy={isSaving}>
            {isSaving ? profileCopy.saving : profileCopy.save}
          </Button>
        </fieldset>
      </form>
    </Section>
  )
}
