/**
 * The text of a file as spreadsheets save it: UTF-8 with or without a byte order mark, UTF-16 with one ('Texto Unicode'),
 * and what is no UTF-8 as Windows-1252, which is how older Excel saves a CSV in Brazil.
 */
export function decodeText(bytes: Uint8Array): string {
  const [first, second] = bytes
  if (first === 0xff && second === 0xfe) return new TextDecoder('utf-16le').decode(bytes)
  if (first === 0xfe && second === 0xff) return new TextDecoder('utf-16be').decode(bytes)
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    return new TextDecoder('windows-1252').decode(bytes)
  }
}
