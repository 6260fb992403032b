import { readPicture } from '@/lib/adapters/file/read-picture'
import { getFileStore } from '@/lib/store/get-file-store'

type Context = { readonly params: Promise<{ name: string }> }

/** A picture beside the catalogue file, by the name that the shop made for it; no other file can be asked for. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const store = getFileStore()
  const file = store?.catalog.pictures().byAddress.get((await params).name)
  const picture = store && file ? await readPicture(store.picturesFolder, file) : null
  if (!picture) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = { 'content-type': picture.type, 'cache-control': 'public, max-age=86400' }
  return new Response(picture.bytes, { headers })
}
