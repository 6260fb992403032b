import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { fileLimits as limits } from './limits.ts'

export type PictureFile = { readonly name: string; readonly extension: string }

/** The pictures of a folder, by what they are called in an address. */
export type Pictures = {
  /** By `{24 hex digits}.{extension}`; a picture that was changed has another one. */
  readonly byAddress: ReadonlyMap<string, PictureFile>
  /** As the file of the catalogue names them, whatever their case. */
  readonly addressByName: ReadonlyMap<string, string>
}

export const noPictures: Pictures = { byAddress: new Map(), addressByName: new Map() }

/** Where they are served; the image optimiser takes nothing else of our own besides `/pictures/`. */
export const picturesPath = '/fotos/'

/** Windows and macOS know 'Maçã.JPG' and 'maçã.jpg' as one, and write the accents in two ways. */
const nameKey = (name: string) => name.normalize('NFC').toLowerCase()

/**
 * The pictures in a folder: plain files, neither links nor what lies in other folders, of a format that is known and a
 * size that is none of an attack. A folder that is not there has none.
 */
export async function listPictures(folder: string): Promise<Pictures> {
  const entries = await fs.readdir(folder, { withFileTypes: true }).catch(() => [])
  const byAddress = new Map<string, PictureFile>()
  const addressByName = new Map<string, string>()
  for (const entry of entries.slice(0, limits.pictureFiles)) {
    const [, extension = ''] = /^[^.].*\.(jpe?g|png|webp)$/i.exec(entry.name) ?? []
    if (!entry.isFile() || extension === '') continue
    const stat = await fs.lstat(path.join(folder, entry.name)).catch(() => null)
    if (!stat?.isFile() || stat.size === 0 || stat.size > limits.pictureBytes) continue
    const version = createHash('sha256').update(`${entry.name}\n${stat.size}\n${stat.mtimeMs}`).digest('hex')
    const address = `${version.slice(0, 24)}.${extension.toLowerCase().replace('jpeg', 'jpg')}`
    byAddress.set(address, { name: entry.name, extension: extension.toLowerCase() })
    addressByName.set(nameKey(entry.name), `${picturesPath}${address}`)
  }
  return { byAddress, addressByName }
}

export function pictureAddress({ addressByName }: Pictures, name: string): string | null {
  return addressByName.get(nameKey(name)) ?? null
}
