import { hash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'

// A part is the length of its value (four bytes), a checksum of it, and the value.
const lengthBytes = 4
const checksumBytes = 32
export const partHeadBytes = lengthBytes + checksumBytes

const checksumOf = (bytes: Buffer) => hash('sha256', bytes, 'buffer')

export function writeChecksummed(value: unknown): Buffer {
  const bytes = serialize(value)
  const length = Buffer.alloc(lengthBytes)
  length.writeUInt32LE(bytes.length)
  return Buffer.concat([length, checksumOf(bytes), bytes])
}

/** Bytes of the value behind this head. */
export function partLength(head: Buffer): number {
  return head.readUInt32LE()
}

/** The value of a part, in a box; null where a single bit is not as it was written. Never throws. */
export function readChecksummed(part: Buffer): { readonly value: unknown } | null {
  try {
    const bytes = part.subarray(partHeadBytes)
    const isWhole = partLength(part) === bytes.length
    if (!isWhole || !checksumOf(bytes).equals(part.subarray(lengthBytes, partHeadBytes))) return null
    return { value: deserialize(bytes) }
  } catch {
    return null
  }
}
