import type { AccountFavourites } from '@/lib/api/account-answers'
import { favouriteIdsBodySchema } from '@/lib/api/account-messages'
import { listFavourites } from '@/lib/catalog/list-shopper-products'
import { favouriteCode } from '@/lib/domain/favourites'
import { success } from '@/lib/domain/result'
import { authRoute } from '../auth/auth-route'

export const POST = authRoute({
  schema: favouriteIdsBodySchema,
  limit: 'profile',
  call: async (_request, { ids }) =>
    success<AccountFavourites>({ favourites: await listFavourites(ids.map(favouriteCode)), missing: [] }),
})
