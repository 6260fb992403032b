import { createHash } from 'node:crypto'
import { constants } from 'node:fs'
import fs, { type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { failure, type Result, success } from '../../domain/result.ts'
import { isAddress, isAllowedAddress } from '../../domain/sheet-address.ts'
import { loadSharp } from '../../server/load-package.ts'
import { fileLimits as limits } from './limits.ts'

const sharp = loadSharp()

export type Picture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }

export type PictureFault = 'picture-damaged' | 'picture-too-many-pixels'

/** Bytes in which most pictures say their size: a folder of large ones is looked through without reading them whole. */
const headBytes = 262_144

/** A picture's bytes as they are now, or null for what is none: followed is no link, and believed is no extension. */
export async function readPicture(folder: string, name: string): Promise<Picture | null> {
  return withPicture(folder, name, async (handle) => {
    const bytes = new Uint8Array(await handle.readFile())
    const type = typeOf(bytes)
    return type && (await faultIn(bytes)) === null ? { bytes, type } : null
  })
}

/** Null: it can be shown. */
async function findPictureFault(folder: string, name: string): Promise<PictureFault | null> {
  return withPicture(folder, name, async (handle) => {
    const { size } = await handle.stat()
    const head = Buffer.alloc(Math.min(size, headBytes))
    const end = Buffer.alloc(Math.min(size, endBytes))
    await handle.read(head, 0, head.length, 0)
    await handle.read(end, 0, end.length, size - end.length)
    const fault = await faultIn(head, end)
    return fault === 'picture-damaged' ? faultIn(await handle.readFile()) : fault
  })
}

async function withPicture<T>(
  folder: string,
  name: string,
  use: (handle: FileHandle) => Promise<T>,
): Promise<T | null> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const handle = await fs.open(path.join(folder, name), flags).catch(() => null)
  if (handle === null) return null
  try {
    const stat = await handle.stat()
    if (!stat.isFile() || stat.size > limits.pictureBytes) return null
    return await use(handle)
  } finally {
    await handle.close()
  }
}

function typeOf(bytes: Uint8Array): string | null {
  const start = Buffer.from(bytes.subarray(0, 12)).toString('latin1')
  if (start.startsWith('\xff\xd8\xff')) return 'image/jpeg'
  if (start.startsWith('\x89PNG\r\n\x1a\n')) return 'image/png'
  return start.startsWith('RIFF') && start.endsWith('WEBP') ? 'image/webp' : null
}

const endBytes = 16_384
/** Bytes that may hold a small picture beside the large one, with an end of its own. */
const firstBytes = 131_072

/** A few kilobytes may stand for a picture that fills the memory. A JPEG without its end is decoded; an interlaced PNG would be, with few of its pixels. */
async function faultIn(all: Uint8Array, tail = all): Promise<PictureFault | null> {
  // A copy that was begun at its full size ends with zeros.
  const bytes = all.subarray(0, all.findLastIndex((byte) => byte !== 0) + 16)
  const type = typeOf(bytes)
  const picture = sharp(bytes, { failOn: 'truncated' })
  const size = type && (await picture.metadata().catch(() => null))
  if (!size) return 'picture-damaged'
  if (size.width * size.height > limits.picturePixels) return 'picture-too-many-pixels'
  const end = Buffer.from((tail === all ? bytes : tail).slice(-endBytes)).toString('latin1')
  const isJpeg = type === 'image/jpeg'
  // Phones write more behind a JPEG, and of a WebP that is cut off nothing can be read.
  const hasEnd = isJpeg
    ? /\xff\xd9\0*$/.test(end) || (bytes.length > firstBytes && end.includes('\xff\xd9'))
    : type === 'image/webp' || end.includes('IEND\xaeB`\x82')
  return hasEnd || (isJpeg && (await picture.stats().catch(() => null))) ? null : 'picture-damaged'
}

export type Pictures = {
  /** File names by `{24 hex digits}.{extension}`; a picture that was changed has another one. */
  readonly byAddress: ReadonlyMap<string, string>
  /** Address of each as the catalogue names it, whatever its case, or why it is not shown. */
  readonly byName: ReadonlyMap<string, Result<string, RefusedPicture>>
  /** The one picture of this name up to its extension, which Windows hides; null where there are several. */
  readonly nameByStem: ReadonlyMap<string, string | null>
}

type RefusedPicture = PictureFault | 'picture-format' | 'picture-too-large'

export const noPictures: Pictures = { byAddress: new Map(), byName: new Map(), nameByStem: new Map() }

/** Where they are served; the image optimiser takes nothing else of our own besides `/pictures/`. */
export const picturesPath = '/fotos/'

/** Windows and macOS know 'Maçã.JPG' and 'maçã.jpg' as one, and write the accents in two ways. */
const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

/** Lists plain files of known formats and sizes, no links; those that are `known` are not opened again. */
export async function listPictures(folder: string, known: Pictures = noPictures): Promise<Pictures> {
  const entries = await fs.readdir(folder).catch(() => [])
  const byAddress = new Map<string, string>()
  const byName = new Map<string, Result<string, RefusedPicture>>()
  const nameByStem = new Map<string, string | null>()
  for (const name of entries.slice(0, limits.pictureFiles)) {
    const stat = name.startsWith('.') ? null : await fs.lstat(path.join(folder, name)).catch(() => null)
    if (!stat?.isFile()) continue
    const key = nameKey(name)
    const stem = key.replace(/\.[^.]*$/, '')
    nameByStem.set(stem, nameByStem.has(stem) ? null : key)
    const [, extension] = /\.(jpe?g|png|webp)$/.exec(key) ?? []
    if (extension === undefined || stat.size === 0 || stat.size > limits.pictureBytes) {
      const isTooLarge = extension !== undefined && stat.size > 0
      byName.set(key, failure(isTooLarge ? 'picture-too-large' : 'picture-format'))
      continue
    }
    const version = createHash('sha256').update(`${name}\n${stat.size}\n${stat.mtimeMs}`).digest('hex')
    const address = `${version.slice(0, 24)}.${extension.replace('jpeg', 'jpg')}`
    const fault = known.byAddress.has(address) ? null : await findPictureFault(folder, name)
    byName.set(key, fault === null ? success(`${picturesPath}${address}`) : failure(fault))
    if (fault === null) byAddress.set(address, name)
  }
  return { byAddress, byName, nameByStem }
}

/** `fotos/banana.jpg` and `C:\loja\fotos\banana.jpg` are the banana.jpg of the folder. */
const folderBefore = /^(?!\w+:\/\/)(?:.*[\\/])?fotos[\\/](?=[^\\/]+$)/

type MissingPicture = RefusedPicture | 'picture-missing' | 'picture-address' | 'picture-host'

export function findPicture(
  { byName, nameByStem }: Pictures,
  name: string,
  hosts: readonly string[],
): Result<string, MissingPicture> {
  if (isAddress(name)) return addressOf(name, hosts)
  const written = nameKey(name).replace(folderBefore, '')
  return byName.get(written) ?? byName.get(nameByStem.get(written) ?? '') ?? failure('picture-missing')
}

/** As the image optimiser takes it (trust S12): of a host that the operator named, without a query. */
function addressOf(written: string, hosts: readonly string[]): Result<string, MissingPicture> {
  const url = URL.canParse(written) ? new URL(written) : null
  const isUsable =
    url?.search === '' && url.href.length <= limits.pictureAddress && isAllowedAddress(url, [url.host])
  if (!isUsable) return failure('picture-address')
  url.hash = ''
  return hosts.includes(url.host) ? success(url.href) : failure('picture-host')
}
