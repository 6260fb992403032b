import { deletionBodySchema } from '@/lib/api/account-messages'
import { isDeletionConfirmed } from '@/lib/copy/profile'
import { failure } from '@/lib/domain/result'
import { log } from '@/lib/server/log'
import { accountRoute } from '../../auth/auth-route'
import { getOrderRecords } from '../../order-records'

/** Deletes the account and the contact in its orders: `{ kind: 'deleted' | 'requested' }`. */
export const POST = accountRoute({
  schema: deletionBodySchema,
  async call(accounts, { confirmation, keys }) {
    if (!isDeletionConfirmed(confirmation)) return failure({ kind: 'confirmation-mismatch' })
    const account = await accounts.findAccount()
    if (!account.ok) return account
    const accountId = account.value.user.id
    // Local data first: if the service fails, the shopper can retry.
    await getOrderRecords().eraseContact({ accountId, keys })
    const deletion = await accounts.deleteAccount()
    // Covers purchases on another device meanwhile.
    if (deletion.ok) await getOrderRecords().eraseContact({ accountId, keys: [] })
    if (deletion.ok) log('warn', 'account.deletion', { accountId, kind: deletion.value.kind })
    return deletion
  },
})
