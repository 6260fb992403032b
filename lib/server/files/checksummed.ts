import { hash } from 'node:crypto'
import { deserialize, serialize } from 'node:v8'

// Layout: length of the value (four bytes), its checksum, the value.
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

export function partLength(head: Buffer): number {
  return head.readUInt32LE()
}

/** Reads a checksummed value; null when a single bit differs. Never throws. */
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
