import { connection } from 'next/server'
import { deskDocument } from '@/lib/desk/server/desk-document'
import { orderedBy } from '@/lib/domain/checkout'
import { deskFileOf } from '@/lib/domain/desk-paths'
import { readDeskFile, readDeskManifest } from '@/lib/next/desk-files'
import { deskReloadName, reloadEvents } from '@/lib/next/desk-reload'
import { getBrand } from '@/lib/server/brand/brand'
import { getEnvironment } from '@/lib/server/environment/server'

type Context = { readonly params: Promise<{ view?: string[] }> }

/** Serves the desk's document at every address, and its files; `middleware.ts` adds policy and headers. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  await connection()
  const name = deskFileOf((await params).view ?? [])
  if (name === deskReloadName && process.env.NODE_ENV === 'development') {
    return new Response(reloadEvents(), { headers: { 'content-type': 'text/event-stream' } })
  }
  if (name !== null) return sendFile(name)
  const { storeName, timeZone, checkoutHosts } = getEnvironment()
  const html = deskDocument(await readDeskManifest(), {
    storeName,
    timeZone,
    brand: getBrand(),
    orderedBy: orderedBy(checkoutHosts),
  })
  return new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } })
}

async function sendFile(name: string): Promise<Response> {
  const file = await readDeskFile(name)
  if (!file) return new Response(null, { status: 404, headers: { 'cache-control': 'no-store' } })
  const headers = { 'content-type': file.type, 'cache-control': 'public, max-age=31536000, immutable' }
  return new Response(file.bytes, { headers })
}
