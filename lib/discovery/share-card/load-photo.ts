import fs from 'node:fs/promises'
import path from 'node:path'
import { readBounded } from '../../server/bounded-memory.ts'
import { loadSharp } from '../../server/load-package.ts'
import type { Photo } from './card-photo.ts'

const sharp = loadSharp()

/** Bytes and milliseconds a picture of another host may take. */
const maximumBytes = 5_000_000
const timeoutMs = 3000

/** No SVG: its code is never run for a picture that strangers see (trust S12). */
const knownFormats = ['jpeg', 'png', 'webp', 'avif', 'heif', 'gif', 'tiff']

type Options = {
  /** Hosts pictures may come from, with their port where it is not the default. */
  readonly imageHosts: readonly string[]
  /** Folder of our own pictures. */
  readonly publicDirectory: string
  /** A picture of the merchant's own that this shop serves, by its path; null for any other path. */
  readonly readMerchantPicture: (path: string) => Promise<Uint8Array | null>
  readonly fetch: typeof fetch
}

/** A product's picture from our own files or from an allowed host; null for any that cannot be had. */
export async function loadPhoto(address: string, options: Options): Promise<Photo | null> {
  try {
    const photo = address.startsWith('/')
      ? await readOwn(address, options)
      : photograph(await readRemote(address, options))
    if (!photo) return null
    const { format } = await sharp(photo.data).metadata()
    return knownFormats.includes(format) ? photo : null
  } catch {
    // Unreachable, too slow, too large or no picture at all: the card is drawn without it.
    return null
  }
}

async function readOwn(
  address: string,
  { publicDirectory, readMerchantPicture }: Options,
): Promise<Photo | null> {
  const folder = path.join(publicDirectory, 'pictures')
  const file = path.join(publicDirectory, path.normalize(address))
  if (file.startsWith(`${folder}${path.sep}`)) return { data: await fs.readFile(file), kind: 'shelf' }
  return photograph(await readMerchantPicture(address))
}

const photograph = (data: Uint8Array | null): Photo | null =>
  data && { data: Buffer.from(data), kind: 'photograph' }

async function readRemote(address: string, { imageHosts, fetch }: Options): Promise<Buffer | null> {
  const url = new URL(address)
  const isLoopback = url.hostname === 'localhost' || url.hostname.startsWith('127.')
  const isSafe = url.protocol === 'https:' || (isLoopback && url.protocol === 'http:')
  if (!isSafe || url.username !== '' || !imageHosts.includes(url.host)) return null
  const answer = await fetch(url, { redirect: 'error', signal: AbortSignal.timeout(timeoutMs) })
  return answer.ok && answer.body ? readBounded(answer.body, maximumBytes) : null
}
