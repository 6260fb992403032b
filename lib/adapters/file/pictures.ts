import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { failure, type Result, success } from '../../domain/result.ts'
import { fileLimits as limits } from './limits.ts'
import { findPictureFault, type PictureFault } from './read-picture.ts'

export type PictureFile = { readonly name: string; readonly extension: string }

/** The pictures of a folder, by what they are called in an address. */
export type Pictures = {
  /** By `{24 hex digits}.{extension}`; a picture that was changed has another one. */
  readonly byAddress: ReadonlyMap<string, PictureFile>
  /** As the file of the catalogue names them, whatever their case. */
  readonly addressByName: ReadonlyMap<string, string>
  /** The one picture that is called so up to its extension, which Windows hides; null where there are several. */
  readonly nameByStem: ReadonlyMap<string, string | null>
  /** Files that lie there and are not shown, by their name. */
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

/**
 * The pictures in a folder: plain files, neither links nor what lies in other folders, of a format that is known and a
 * size that is none of an attack. A folder that is not there has none. Those that are `known` are not opened again.
 */
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

/** Where a picture is served that the catalogue names, or why there is none. */
export function findPicture(
  { addressByName, nameByStem, refused }: Pictures,
  name: string,
): Result<string, RefusedPicture | 'picture-missing'> {
  const written = nameKey(name).replace(folderBefore, '')
  const isThere = addressByName.has(written) || refused.has(written)
  const key = isThere ? written : (nameByStem.get(written) ?? written)
  const address = addressByName.get(key)
  return address ? success(address) : failure(refused.get(key) ?? 'picture-missing')
}
