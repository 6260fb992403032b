import { exportBodySchema } from '@/lib/api/account-messages'
import { listAccountFavourites } from '@/lib/catalog/list-shopper-products'
import { success } from '@/lib/domain/result'
import { accountRoute } from '../../auth/auth-route'
import { getOrderRecords } from '../../order-records'

/** Exports all data about the signed-in user (LGPD, article 18). */
export const POST = accountRoute({
  schema: exportBodySchema,
  async call(accounts, { keys }) {
    const account = await accounts.findAccount()
    if (!account.ok) return account
    const { user, delivery, favouriteCodes, createdAt, deletionRequestedAt } = account.value
    const records = getOrderRecords()
    const [{ favourites, missing }, orders, deviceOrders] = await Promise.all([
      listAccountFavourites(favouriteCodes),
      records.listKeptOrders(user.id),
      // Orders without an account: lines, but no phone number.
      records.listPastOrders({ accountId: null, keys }),
    ])
    return success({
      exportedAt: new Date().toISOString(),
      account: { ...user, createdAt, deletionRequestedAt },
      delivery,
      favourites: favourites.map(({ productId, card }) => ({ productId, title: card.title })),
      missingFavourites: missing,
      orders,
      deviceOrders,
    })
  },
})
