import { readShareCard } from '@/lib/catalog/find-share-card'
import { getShareCards } from '@/lib/discovery/share-card/share-cards'
import { decodeSegment } from '@/lib/next/page-key'
import { log } from '@/lib/server/log'
import { getFileStore } from '@/lib/store/get-file-store'

type Context = { readonly params: Promise<{ id: string; file: string }> }

const forGood = 'public, max-age=31536000, immutable'
const forNow = 'public, max-age=300'

const nothing = (status: number, headers: Record<string, string> = {}) =>
  new Response(null, { status, headers: { 'cache-control': 'no-store', ...headers } })

const readMerchantPicture = async (path: string) => (await getFileStore()?.readPicture(path))?.bytes ?? null

/** Draws a product's share card, 1200 × 630 JPEG; older versions get today's, briefly. */
export async function GET(_request: Request, { params }: Context): Promise<Response> {
  const { id, file } = await params
  const version = /^([0-9a-f]{12})\.jpg$/.exec(file)?.[1]
  const subject = version ? await readShareCard(decodeSegment(id)) : null
  if (!subject) return nothing(404)
  const card = await getShareCards(readMerchantPicture)(subject).catch((error: unknown) => {
    log('warn', 'share-card.failed', { product: subject.handle, reason: String(error) })
    return null
  })
  if (!card) return nothing(503, { 'retry-after': '5' })
  const isLasting = card.isWhole && version === subject.version
  return new Response(card.jpeg, {
    headers: { 'content-type': 'image/jpeg', 'cache-control': isLasting ? forGood : forNow },
  })
}
