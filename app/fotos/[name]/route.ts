import { getFileStore } from '@/lib/store/get-file-store'

type Context = { readonly params: Promise<{ name: string }> }

/** 404 unless beside the catalogue file. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const picture = await getFileStore()?.readPicture(`/fotos/${(await params).name}`)
  if (!picture) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = { 'content-type': picture.type, 'cache-control': 'public, max-age=86400' }
  return new Response(picture.bytes, { headers })
}
