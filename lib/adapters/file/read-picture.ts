import { constants } from 'node:fs'
import fs, { type FileHandle } from 'node:fs/promises'
import path from 'node:path'
import { sharp } from '../../server/sharp.ts'
import { fileLimits as limits } from './limits.ts'

export type Picture = { readonly bytes: Uint8Array<ArrayBuffer>; readonly type: string }

/** Why a file that lies there as a picture cannot be shown. */
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
export async function findPictureFault(folder: string, name: string): Promise<PictureFault | null> {
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
