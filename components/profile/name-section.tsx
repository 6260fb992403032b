'use client'

import { Button } from '@/components/ui/button'
import { cardVariants } from '@/components/ui/card'
import { TextField } from '@/components/ui/text-field'
import { profileCopy } from '@/lib/copy/profile'
import type { Account } from '@/lib/domain/account'
import type { User } from '@/lib/domain/user'
import { Section } from './section'
import { useSaveAccount } from './use-save-account'

type Props = { readonly user: User; readonly onChange: (account: Account) => void }

export function NameSection({ user, onChange }: Props) {
  const { isSaving, save } = useSaveAccount({ accountId: user.id, onChange })
  const { data } = profileCopy
  return (
    <Section title={data.title}>
      <form
        className={cardVariants({ variant: 'box' })}
        onSubmit={(event) => {
          event.preventDefault()
          void save({ name: String(new FormData(event.currentTarget).get('name') ?? '') })
        }}
      >
        <fieldset disabled={isSaving}>
          <TextField
            label={data.name}
            name="name"
            autoComplete="name"
            maxLength={120}
            defaultValue={user.name}
          />
          <div>
            <p className="font-bold">{data.email}</p>
            <p className="truncate">{user.email}</p>
            <p className="profile-hint mt-1">{data.emailHint}</p>
          </div>
          <Button type="submit" variant="secondary" aria-busy={isSaving}>
            {isSaving ? profileCopy.saving : profileCopy.save}
          </Button>
        </fieldset>
      </form>
    </Section>
  )
}
