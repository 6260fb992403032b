import 'server-only'
import fs from 'node:fs/promises'
import path from 'node:path'
import { bulkhead } from 'cockatiel'
import type { ShareCardSubject } from '../../catalog/find-share-card.ts'
import { isAllowedAddress } from '../../domain/sheet-address.ts'
import { readBounded } from '../../server/bounded-memory.ts'
import { getBrand } from '../../server/brand/brand.ts'
import { getEnvironment } from '../../server/environment/server.ts'
import { openPageFiles, type PageFiles } from '../../server/files/page-files.ts'
import { loadSharp } from '../../server/load-package.ts'
import { processSingleton } from '../../server/process-singleton.ts'
import { type CardContent, drawCard } from './draw-card.ts'

/** `isWhole`: false without the product's picture; the card is then redrawn next time. */
type ShareCard = { readonly jpeg: Uint8Array<ArrayBuffer>; readonly isWhole: boolean }

type Options = Pick<CardContent, 'storeName' | 'brand'> & {
  readonly files: Pick<PageFiles<Uint8Array>, 'find' | 'save'>
  readonly loadPhoto: (address: string) => Promise<Buffer | null>
}

/** Draws each card version once, cached on disk; rejects when too many callers wait. */
export function createShareCards({ storeName, brand = null, files, loadPhoto }: Options) {
  // Drawing uses a whole processor for about 0.2 s.
  const limit = bulkhead(2, 40)
  const underWay = new Map<string, Promise<ShareCard>>()

  async function draw({ title, price, picture }: ShareCardSubject, key: string): Promise<ShareCard> {
    const photo = picture === null ? null : await loadPhoto(picture)
    const content = { storeName, brand, title, price }
    // A picture may be truncated.
    const whole = photo && (await drawCard({ ...content, photo }).catch(() => null))
    const jpeg = new Uint8Array(whole ?? (await drawCard({ ...content, photo: null })))
    const isWhole = whole !== null || picture === null
    if (isWhole) await files.save(key, jpeg)
    return { jpeg, isWhole }
  }

  return async (subject: ShareCardSubject): Promise<ShareCard> => {
    const key = `${subject.handle} ${subject.version}`
    const kept = await files.find(key)
    if (kept) return { jpeg: new Uint8Array(kept), isWhole: true }
    const drawing =
      underWay.get(key) ?? limit.execute(() => draw(subject, key)).finally(() => underWay.delete(key))
    underWay.set(key, drawing)
    return drawing
  }
}

type ReadPicture = (path: string) => Promise<Uint8Array | null>
type Sources = { readonly imageHosts: readonly string[]; readonly readMerchantPicture: ReadPicture }

export function getShareCards(readMerchantPicture: ReadPicture): ReturnType<typeof createShareCards> {
  return processSingleton('share-cards', () => {
    const { dataDirectory, imageHosts, storeName } = getEnvironment()
    const files = openPageFiles({
      directory: path.join(dataDirectory, 'share-cards'),
      namespace: 'cards',
      isPage: (value): value is Uint8Array => value instanceof Uint8Array,
      maximumDiskBytes: 64 * 1024 * 1024,
      maximumMemoryBytes: 4 * 1024 * 1024,
    })
    const load = (address: string) => loadPhoto(address, { imageHosts, readMerchantPicture })
    return createShareCards({ storeName, brand: getBrand(), files, loadPhoto: load })
  })
}

/** Loads our own or an allowed host's picture; null on failure. */
export async function loadPhoto(address: string, sources: Sources): Promise<Buffer | null> {
  try {
    const photo = await (address.startsWith('/') ? readOwn : readRemote)(address, sources)
    // No SVG: its code is never run for a public picture (trust S12).
    const known = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']
    return photo && known.includes((await loadSharp()(photo).metadata()).format) ? Buffer.from(photo) : null
  } catch {
    return null
  }
}

async function readOwn(address: string, { readMerchantPicture }: Sources): Promise<Uint8Array | null> {
  const file = path.join(path.resolve('public'), path.normalize(address))
  const isOurs = file.startsWith(`${path.resolve('public/pictures')}${path.sep}`)
  return isOurs ? fs.readFile(file) : readMerchantPicture(address)
}

async function readRemote(address: string, { imageHosts }: Sources): Promise<Uint8Array | null> {
  const url = new URL(address)
  if (!isAllowedAddress(url, imageHosts)) return null
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(3000) })
  return answer.ok && answer.body ? readBounded(answer.body, 5_000_000) : null
}
