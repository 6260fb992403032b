'use client'

import { Download } from 'lucide-react'
import { useState } from 'react'
import * as z from 'zod/mini'
import { AccountForm } from '@/components/accounts/account-form'
import { callShownAccount } from '@/components/accounts/session-news'
import { useSignOut } from '@/components/accounts/use-sign-out'
import { TextField } from '@/components/shop/text-field'
import { Button, buttonVariants } from '@/components/ui/button'
import { Card } from '@/components/ui/card'
import { saveFile } from '@/lib/browser/save-file'
import { authFailureText } from '@/lib/copy/account-problems'
import { profileCopy } from '@/lib/copy/profile'
import { orderedBy } from '@/lib/domain/checkout'
import { forgetOrderKeys, forgetPlacedOrders, readOrderKeys } from '@/stores/checkout/placed-orders'
import { useSettings, useToast } from '@/stores/storefront-provider'
import { Section } from './section'

const { privacy } = profileCopy

type AccountCall<T> = { readonly body: object; readonly schema: z.ZodMiniType<T> }

/** Passed on unchanged: the copy belongs to the shopper. */
const anyFile = z.looseObject({})
const deletion = z.object({ kind: z.string() })

/** Exports or deletes all data (LGPD, article 18). */
export function PrivacySection({ accountId }: { readonly accountId: string }) {
  const [running, setRunning] = useState<'export' | 'delete' | null>(null)
  const { leave } = useSignOut()
  const { checkoutHosts } = useSettings()
  const showToast = useToast((state) => state.show)

  async function call<T>(action: 'export' | 'delete', { body, schema }: AccountCall<T>) {
    setRunning(action)
    const answer = await callShownAccount(`/api/profile/${action}`, {
      accountId,
      body: { ...body, keys: readOrderKeys() },
      schema,
    })
    setRunning(null)
    if (answer.ok) return answer.value
    showToast({ ...authFailureText(answer.error.kind), variant: 'destructive' })
    return null
  }

  async function download() {
    const content = await call('export', { body: {}, schema: anyFile })
    if (content) saveFile(privacy.file, JSON.stringify(content, null, 2))
  }

  async function remove(confirmation: string) {
    const answer = await call('delete', { body: { confirmation }, schema: deletion })
    if (!answer) return
    const said = answer.kind === 'deleted' ? privacy.deleted : privacy.deletionRequested
    showToast(said)
    forgetOrderKeys()
    forgetPlacedOrders()
    leave()
  }

  return (
    <Section title={privacy.title}>
      <Card className="grid gap-4">
        <p className="text-muted-foreground text-sm">{privacy.detail}</p>
        <Button
          variant="outline"
          className="md:justify-self-start"
          disabled={running !== null}
          aria-busy={running === 'export'}
          onClick={() => void download()}
        >
          <Download className="size-5" />
          {running === 'export' ? privacy.downloading : privacy.download}
        </Button>
        <details>
          <summary className={buttonVariants({ variant: 'link', className: 'cursor-pointer py-2' })}>
            {privacy.deleteTitle}
          </summary>
          <AccountForm
            className="mt-2"
            isOff={running !== null}
            onSend={(read) => void remove(read('confirmation'))}
          >
            <p className="text-muted-foreground text-sm">{privacy.deleteDetail(orderedBy(checkoutHosts))}</p>
            <TextField label={privacy.deleteLabel} name="confirmation" autoComplete="off" maxLength={40} />
            <Button type="submit" variant="destructive" aria-busy={running === 'delete'}>
              {running === 'delete' ? privacy.deleting : privacy.deleteSubmit}
            </Button>
          </AccountForm>
        </details>
      </Card>
    </Section>
  )
}
