import fs from 'node:fs'
import { failure, type Result, success } from '../../domain/result.ts'

export type FileState = { readonly bytes: Uint8Array; readonly writtenAt: string; readonly signature: string }

/** Why the shop cannot have a file at an address: it does not answer, says no, leads elsewhere, or is a page. */
export const addressFaults = [
  'address-silent',
  'address-refused',
  'address-elsewhere',
  'address-page',
] as const

export type UnreadableFile = {
  readonly kind: 'gone' | 'unreadable' | 'too-large' | (typeof addressFaults)[number]
  readonly reason: string
}

type Stat = {
  readonly ino: number
  readonly size: number
  readonly mtimeMs: number
  /** Also changes with who may read it. */
  readonly ctimeMs: number
}

const signatureOf = ({ ino, size, mtimeMs, ctimeMs }: Stat) => `${ino} ${size} ${mtimeMs} ${ctimeMs}`

export function findSignature(place: string): Promise<string> {
  return fs.promises.stat(place).then(signatureOf, () => 'none')
}

/** Reads it whole, or says why not: also when it is written meanwhile, or larger than so many bytes. */
export function readFileState(file: string, maximumBytes: number): Result<FileState, UnreadableFile> {
  const unreadable = (reason: string) => failure({ kind: 'unreadable', reason } as const)
  let handle: number | null = null
  try {
    // Opened without waiting for the other end of a pipe, which is no file.
    handle = fs.openSync(file, fs.constants.O_RDONLY | fs.constants.O_NONBLOCK)
    const before = fs.fstatSync(handle)
    if (!before.isFile()) return unreadable('it is no file')
    if (before.size > maximumBytes)
      return failure({ kind: 'too-large', reason: `it has more than ${maximumBytes} bytes` })
    const bytes = fs.readFileSync(handle)
    const signature = signatureOf(before)
    if (signatureOf(fs.fstatSync(handle)) !== signature) return unreadable('it is being written')
    return success({ bytes, writtenAt: before.mtime.toISOString(), signature })
  } catch (error) {
    const { code, message } = error as NodeJS.ErrnoException
    return failure({ kind: code === 'ENOENT' ? 'gone' : 'unreadable', reason: message })
  } finally {
    if (handle !== null) fs.closeSync(handle)
  }
}

/** UTF-8 with or without a byte order mark, UTF-16 with one ('Texto Unicode'); null for anything else. */
function decodeUnicode(bytes: Uint8Array): string | null {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return null
  }
}

/** The text of a file as editors save it: what is no Unicode is Windows-1252, as older Excel saves a CSV in Brazil. */
export function decodeText(bytes: Uint8Array): string {
  return decodeUnicode(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** 'FeijÆo', 'A‡£car' and 'Caf‚' of MS-DOS, 'Feij‹o' and 'CafŽ' of old Macs: no word has such signs, nor such controls. */
const otherEncoding = /\p{L}[‡ƒˆ‹‰€]+[¡¢£]*\p{L}|\p{Ll}[ÆŽ]|\p{L}‚|[\u0080-\u009f]/u

/** As `decodeText`; null for 'CSV (MS-DOS)' and 'CSV (Macintosh)', whose accents would be sold as other signs. */
export function decodeTable(bytes: Uint8Array): string | null {
  const text = decodeText(bytes)
  return decodeUnicode(bytes) === null && otherEncoding.test(text) ? null : text
}
