import { constants } from 'node:fs'
import fs from 'node:fs/promises'
import path from 'node:path'
import { sharp } from '../../server/sharp.ts'
import { fileLimits as limits } from './limits.ts'
import type { PictureFile } from './pictures.ts'

export type Picture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }

/** A picture's bytes as they are now, or null for what is none: followed is no link, and believed is no extension. */
export async function readPicture(folder: string, { name }: PictureFile): Promise<Picture | null> {
  const flags = constants.O_RDONLY | constants.O_NOFOLLOW | constants.O_NONBLOCK
  const handle = await fs.open(path.join(folder, name), flags).catch(() => null)
  if (handle === null) return null
  try {
    const stat = await handle.stat()
    if (!stat.isFile() || stat.size > limits.pictureBytes) return null
    const bytes = new Uint8Array(await handle.readFile())
    const type = typeOf(bytes)
    return type && (await hasSaneSize(bytes)) ? { bytes, type } : null
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
async function hasSaneSize(bytes: Uint8Array): Promise<boolean> {
  const { width, height } = await sharp(bytes)
    .metadata()
    .catch(() => ({ width: 0, height: 0 }))
  return width > 0 && width * height <= limits.picturePixels
}
