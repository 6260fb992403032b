'use client'

import Link from 'next/link'
import { useId, useState } from 'react'
import { AccountForm } from '@/components/accounts/account-form'
import { callShownAccount } from '@/components/accounts/session-news'
import { TextField } from '@/components/shop/text-field'
import { Button } from '@/components/ui/button'
import { cardClass } from '@/components/ui/card'
import { Legend } from '@/components/ui/label'
import { RadioGroup, RadioGroupRow } from '@/components/ui/radio-group'
import { account } from '@/lib/api/account-answers'
import { authFailureText } from '@/lib/copy/account-problems'
import { orderFieldCopy } from '@/lib/copy/order-fields'
import { profileCopy } from '@/lib/copy/profile'
import type { AccountChange, User } from '@/lib/domain/account'
import { isOrderedByMessage } from '@/lib/domain/checkout'
import { substitutions } from '@/lib/domain/delivery'
import { addressFields, makeOrderDetails, type OrderDetails, orderFields } from '@/lib/domain/order-fields'
import { publicPaths } from '@/lib/domain/public-paths'
import { useSettings, useStores, useToast } from '@/stores/storefront-provider'
import { Section } from './section'

type DeliveryProps = { readonly accountId: string; readonly delivery: OrderDetails }

const readDetails = (read: (field: string) => string): OrderDetails =>
  makeOrderDetails((field) => ('choices' in field ? read(field.name) || null : read(field.name)))

export function DeliverySection({ accountId, delivery }: DeliveryProps) {
  const { isSaving, save } = useSaveAccount(accountId)
  const noticeId = useId()
  const address = isOrderedByMessage(useSettings().checkoutHosts) ? addressFields : []
  const places = [['city', 'address-level2'] as const, ...address]
  const { delivery: copy } = profileCopy
  const choices = [
    { value: '', label: copy.noSubstitution },
    ...substitutions.map((value) => ({ value, label: orderFieldCopy.substitution.choices[value] })),
  ]
  return (
    <Section title={copy.title}>
      <AccountForm
        className={cardClass}
        isOff={isSaving}
        onSend={(read) => void save({ delivery: readDetails(read) })}
      >
        <p className="text-muted-foreground text-sm">{copy.hint}</p>
        {places.map(([name, autoComplete]) => (
          <TextField
            key={name}
            label={orderFieldCopy[name].label}
            name={name}
            required={false}
            autoComplete={autoComplete}
            maxLength={orderFields[name].maximumLength}
            defaultValue={delivery[name]}
          />
        ))}
        <div>
          <TextField
            label={copy.whatsapp}
            name="whatsapp"
            type="tel"
            required={false}
            autoComplete="tel"
            maxLength={orderFields.whatsapp.maximumLength}
            defaultValue={delivery.whatsapp}
            aria-describedby={noticeId}
          />
          <p id={noticeId} className="mt-1.5 text-muted-foreground text-sm">
            {copy.whatsappPrivacy}{' '}
            <Link href={publicPaths.privacy} className="underline underline-offset-4">
              {copy.privacyLink}
            </Link>
          </p>
        </div>
        <RadioGroup>
          <Legend>{orderFieldCopy.substitution.label}</Legend>
          {choices.map(({ value, label }) => (
            <RadioGroupRow
              key={value}
              name="substitution"
              value={value}
              defaultChecked={(delivery.substitution ?? '') === value}
            >
              {label}
            </RadioGroupRow>
          ))}
        </RadioGroup>
        <Button type="submit" variant="secondary" className="md:justify-self-start" aria-busy={isSaving}>
          {isSaving ? profileCopy.saving : profileCopy.save}
        </Button>
      </AccountForm>
    </Section>
  )
}

export function NameSection({ user }: { readonly user: User }) {
  const { isSaving, save } = useSaveAccount(user.id)
  const { data } = profileCopy
  return (
    <Section title={data.title}>
      <AccountForm
        className={cardClass}
        isOff={isSaving}
        onSend={(read) => void save({ name: read('name') })}
      >
        <TextField
          label={data.name}
          name="name"
          autoComplete="name"
          maxLength={120}
          defaultValue={user.name}
        />
        <div className="min-w-0">
          <p className="font-bold">{data.email}</p>
          <p className="truncate">{user.email}</p>
          <p className="mt-1 text-muted-foreground text-sm">{data.emailHint}</p>
        </div>
        <Button type="submit" variant="secondary" className="md:justify-self-start" aria-busy={isSaving}>
          {isSaving ? profileCopy.saving : profileCopy.save}
        </Button>
      </AccountForm>
    </Section>
  )
}

function useSaveAccount(accountId: string) {
  const [isSaving, setIsSaving] = useState(false)
  const { session } = useStores()
  const showToast = useToast((state) => state.show)

  async function save(change: Pick<AccountChange, 'name' | 'delivery'>): Promise<void> {
    setIsSaving(true)
    const answer = await callShownAccount('/api/profile', { accountId, body: change, schema: account })
    setIsSaving(false)
    if (!answer.ok) return showToast({ ...authFailureText(answer.error.kind), variant: 'destructive' })
    const { user, delivery } = answer.value
    session.getState().signIn({ user, delivery })
    showToast(profileCopy.saved)
  }

  return { isSaving, save }
}
