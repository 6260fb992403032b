import { favouriteIdsBodySchema } from '@/lib/api/account-messages'
import { listFavourites } from '@/lib/catalog/list-favourites'
import { favouriteCode } from '@/lib/domain/favourites'
import { success } from '@/lib/domain/result'
import { answerAuth } from '../auth/answer-auth'

/** The products behind the favourites of a device: `{ favourites }`. */
export function POST(request: Request): Promise<Response> {
  return answerAuth(request, {
    schema: favouriteIdsBodySchema,
    limit: 'profile',
    call: async (_request, { ids }) => success({ favourites: await listFavourites(ids.map(favouriteCode)) }),
  })
}
