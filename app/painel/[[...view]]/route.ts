import { deskDocument } from '@/lib/desk/desk-document'
import { deskFileOf } from '@/lib/domain/desk-paths'
import { readDeskFile, readDeskManifest } from '@/lib/next/desk-files'
import { acceptedCodings } from '@/lib/server/content-coding'
import { getEnvironment } from '@/lib/server/environment/server'

type Context = { readonly params: Promise<{ view?: string[] }> }

/**
 * The document of the market's desk, the same at every address, and the files that it names. Whether there is a desk at
 * all, its policy and its headers: `middleware.ts`.
 */
export async function GET({ headers }: Request, { params }: Context): Promise<Response> {
  const codings = acceptedCodings(headers.get('accept-encoding') ?? undefined)
  const name = deskFileOf((await params).view ?? [])
  if (name !== null) return sendFile(name, codings)
  const html = deskDocument(await readDeskManifest(), getEnvironment().storeName)
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function sendFile(name: string, codings: readonly string[]): Promise<Response> {
  const file = await readDeskFile(name, codings)
  if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = {
    'content-type': file.type,
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'Accept-Encoding',
    ...(file.coding ? { 'content-encoding': file.coding } : {}),
  }
  return new Response(file.bytes, { headers })
}
