import fs from 'node:fs'
import type { FileFault } from '../../domain/catalog-file.ts'
import { failure, type Result, success } from '../../domain/result.ts'

export type FileState = { readonly bytes: Uint8Array; readonly writtenAt: string; readonly signature: string }

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

const signatureOf = ({ ino, size, mtimeMs, ctimeMs }: fs.Stats) => `${ino} ${size} ${mtimeMs} ${ctimeMs}`

export function findSignature(place: string): Promise<string> {
  return fs.promises.stat(place).then(signatureOf, () => 'none')
}

/** Reads the whole file; fails when it changes meanwhile or exceeds the limit. */
export function readFileState(file: string, maximumBytes: number): Result<FileState, UnreadableFile> {
  const unreadable = (reason: string) => failure({ kind: 'unreadable', reason } as const)
  let handle: number | null = null
  try {
    // Non-blocking: guards against a pipe, which is no file.
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

/** Decodes UTF-8 with or without BOM, or UTF-16 with one ('Texto Unicode'); null for anything else. */
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

/** Decodes text as editors save it; falls back to Windows-1252, as older Excel saves a CSV in Brazil. */
export function decodeText(bytes: Uint8Array): string {
  return decodeUnicode(bytes) ?? new TextDecoder('windows-1252').decode(bytes)
}

/** Character sequences that no Portuguese text has, by kind of damage. */
const damagedLetters = new RegExp(
  [
    // MS-DOS and old Macs read as Windows-1252: 'A‡£car', 'PÆo', 'Caf‚'; and lost letters.
    '[\\u0081\\u008d\\u008f\\u0090\\u009d\\ufffd]',
    '(?<=\\p{L})(?:[‡ƒˆ‹‰€]*[‡ƒˆ‹‰€¡-¤]\\p{L}|‚|Æ\\p{Ll})|(?<=\\p{Ll})[ÆŽ]|(?<=\\p{Lu})å',
    // The same where letters remain letters: 'Limäes', 'PÒSSEGO', 'µgua', 'àleo'; and the reverse: 'maþÒ'.
    '[þÞÒ]|µ\\p{L}|(?<=\\p{L})äes|(?<!\\p{L})à(?!s?(?!\\p{L})|quel|quil)\\p{L}',
    // UTF-8 read as Windows-1252 or Latin 1: 'PÃ£o', 'nÂº'. 'MAÇÃ”', 'MAÇÃ–5KG' and 'ROMÃ®' are none.
    'Ã[\\u0080-\\u009f¡-\\u00ad¯-º¼-¿€‚ƒ„†‡ˆ‰Š‹ŒŽ‘“•˜š›œžŸ]|Ã”\\p{L}|(?<!\\p{L})Ã(?!\\p{L})|ã[¡-\\u00ad¯±³-º¼]',
    'Â[\\u0080-¿]|â[\\u0080-\\u009f€‚„†ˆ˜œž]|ï[»¿]|ð[Ÿ\\u009f]|Ì[\\u0080-\\u009f€‚ƒˆ§]',
    // UTF-8 read as MS-DOS or as an old Mac: 'P├úo', 'P√£o'.
    '[├┬╠]|(?<=\\p{L})[─-▟]|√[£°¢†ß©™≠≥¥µ∫ÅÄìîï]|(?<=\\p{L})√|¬[∫™]',
    // 'P?o' and '?gua', not the '?' of an address.
    '\\?(?!\\w*=)(?<=\\p{L}\\?+)(?<!\\/[^\\s;,]*)(?:\\p{Ll}|(?<=\\p{Lu}\\?+)\\p{Lu})|(?<=^|[\\s;,"|])\\?\\p{L}',
  ].join('|'),
  'u',
)

export const hasDamagedLetters = (text: string) => damagedLetters.test(text)

/** Other formats saved under a workbook's name. */
const otherFormat = /^\s*(?:<[a-z!?]|MIME-Version:|\{\\rtf|%PDF-|ID;PWXL)/i

/** Decodes a CSV to NFC; fails for other formats and for damaged letters, which would be sold as shown. */
export function decodeTable(bytes: Uint8Array): Result<string, FileFault> {
  const text = decodeText(bytes).normalize('NFC')
  if (text.slice(0, 60).includes('\0')) return failure({ kind: 'not-text' })
  if (otherFormat.test(text)) return failure({ kind: 'workbook' })
  return hasDamagedLetters(text) ? failure({ kind: 'other-encoding' }) : success(text)
}
