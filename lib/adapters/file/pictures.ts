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
export async function readPicture(
  folder: string,
  { name }: { readonly name: string },
): Promise<Picture | null> {
  return withPicture(folder, name, async (handle) => {
    const bytes = new Uint8Array(await handle.readFile())
    const type = typeOf(bytes)
    return type && (await faultIn(bytes)) === null ? { bytes, type } : null
  })
}

/** Null: it can be shown. */
async function findPictureFault(folder: string, name: string): Promise<PictureFault | null> {
  return withPicture(folder, name, async (handle) => {
    const head = new Uint8Array(headBytes)
    const { bytesRead } = await handle.read(head, 0, headBytes, 0)
    const fault = await faultIn(head.subarray(0, bytesRead))
    if (fault !== 'picture-damaged' || bytesRead < headBytes) return fault
    return faultIn(new Uint8Array(await handle.readFile()))
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

/** A few kilobytes may stand for a picture that fills the memory. */
async function faultIn(bytes: Uint8Array): Promise<PictureFault | null> {
  if (typeOf(bytes) === null) return 'picture-damaged'
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  if (width === 0) return 'picture-damaged'
  return width * height <= limits.picturePixels ? null : 'picture-too-many-pixels'
}

export type PictureFile = { readonly name: string; readonly extension: string }

export type Pictures = {
  /** By `{24 hex digits}.{extension}`; a picture that was changed has another one. */
  readonly byAddress: ReadonlyMap<string, PictureFile>
  /** As the file of the catalogue names them, whatever their case. */
  readonly addressByName: ReadonlyMap<string, string>
  /** The one picture that is called so up to its extension, which Windows hides; null where there are several. */
  readonly nameByStem: ReadonlyMap<string, string | null>
  readonly refused: ReadonlyMap<string, RefusedPicture>
}

type RefusedPicture = PictureFault | 'picture-format' | 'picture-too-large'

export const noPictures: Pictures = {
  byAddress: new Map(),
  addressByName: new Map(),
  nameByStem: new Map(),
  refused: new Map(),
}

/** Where they are served; the image optimiser takes nothing else of our own besides `/pictures/`. */
export const picturesPath = '/fotos/'

/** Windows and macOS know 'Maçã.JPG' and 'maçã.jpg' as one, and write the accents in two ways. */
const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

/** Lists plain files of known formats and sizes, no links; those that are `known` are not opened again. */
export async function listPictures(folder: string, known: Pictures = noPictures): Promise<Pictures> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => [])
  const byAddress = new Map<string, PictureFile>()
  const addressByName = new Map<string, string>()
  const nameByStem = new Map<string, string | null>()
  const refused = new Map<string, RefusedPicture>()
  for (const entry of entries.slice(0, limits.pictureFiles)) {
    if (!entry.isFile() || entry.name.startsWith('.')) continue
    const [, extension = ''] = /\.(jpe?g|png|webp)$/i.exec(entry.name) ?? []
    const stat = await fs.lstat(path.join(folder, entry.name)).catch(() => null)
    if (!stat?.isFile()) continue
    const stem = stemOf(nameKey(entry.name))
    nameByStem.set(stem, nameByStem.has(stem) ? null : nameKey(entry.name))
    const isTooLarge = stat.size > limits.pictureBytes
    if (extension === '' || stat.size === 0 || isTooLarge) {
      refused.set(nameKey(entry.name), isTooLarge && extension ? 'picture-too-large' : 'picture-format')
      continue
    }
    const version = createHash('sha256').update(`${entry.name}\n${stat.size}\n${stat.mtimeMs}`).digest('hex')
    const address = `${version.slice(0, 24)}.${extension.toLowerCase().replace('jpeg', 'jpg')}`
    const fault = known.byAddress.has(address) ? null : await findPictureFault(folder, entry.name)
    if (fault !== null) {
      refused.set(nameKey(entry.name), fault)
      continue
    }
    byAddress.set(address, { name: entry.name, extension: extension.toLowerCase() })
    addressByName.set(nameKey(entry.name), `${picturesPath}${address}`)
  }
  return { byAddress, addressByName, nameByStem, refused }
}

const stemOf = (key: string) => key.replace(/\.[^.]*$/, '')

/** `fotos/banana.jpg` and `C:\loja\fotos\banana.jpg` are the banana.jpg of the folder. */
const folderBefore = /^(?!\w+:\/\/)(?:.*[\\/])?fotos[\\/](?=[^\\/]+$)/

type MissingPicture = RefusedPicture | 'picture-missing' | 'picture-address' | 'picture-host'

export function findPicture(
  { addressByName, nameByStem, refused }: Pictures,
  name: string,
  hosts: readonly string[],
): Result<string, MissingPicture> {
  if (isAddress(name)) return addressOf(name, hosts)
  const written = nameKey(name).replace(folderBefore, '')
  const isThere = addressByName.has(written) || refused.has(written)
  const key = isThere ? written : (nameByStem.get(written) ?? written)
  const address = addressByName.get(key)
  return address ? success(address) : failure(refused.get(key) ?? 'picture-missing')
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
