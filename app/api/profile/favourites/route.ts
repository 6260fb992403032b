import type { AccountFavourites } from '@/lib/api/account-answers'
import { favouritesBodySchema } from '@/lib/api/account-messages'
import { listAccountFavourites } from '@/lib/catalog/list-shopper-products'
import { changeFavourites, favouriteCode } from '@/lib/domain/favourites'
import { success } from '@/lib/domain/result'
import { accountRoute } from '../../auth/auth-route'

/** Merges favourites of device and account. */
export const POST = accountRoute({
  schema: favouritesBodySchema,
  async call(accounts, { added, removed }) {
    const account = await accounts.findAccount()
    if (!account.ok) return account
    const current = account.value.favouriteCodes
    const change = { added: added.map(favouriteCode), removed: removed.map(favouriteCode) }
    const favouriteCodes = changeFavourites(current, change)
    const isChanged = favouriteCodes.join() !== current.join()
    const changed = isChanged ? await accounts.changeAccount({ favouriteCodes }) : account
    return changed.ok ? success<AccountFavourites>(await listAccountFavourites(favouriteCodes)) : changed
  },
})
