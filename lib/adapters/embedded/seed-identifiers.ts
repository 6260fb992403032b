import { createHash } from 'node:crypto'

const crockford = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** 26 characters that look like a ULID and are always the same for the same name. */
function ulidOf(name: string): string {
  let bits = BigInt(`0x${createHash('sha256').update(name).digest('hex').slice(0, 32)}`)
  let text = ''
  for (let index = 0; index < 26; index += 1) {
    text = crockford.charAt(Number(bits & 31n)) + text
    bits >>= 5n
  }
  return text
}

/** `{prefix}_{26 characters}`, derived from the parts, so that a link survives a new database. */
export function seedId(prefix: string, ...parts: readonly string[]): string {
  return `${prefix}_${ulidOf([prefix, ...parts].join('\n'))}`
}

/** Id of the store that serves the sample catalogue, or a catalogue of another name. */
export function seedStoreId(name = 'mercado-local'): string {
  return seedId('store', name)
}
