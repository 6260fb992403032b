import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { failure, type Result, success } from '../../domain/result.ts'
import { isAddress } from '../../domain/sheet-address.ts'
import { processSingleton } from '../process-singleton.ts'
import { downloadFile, type Tag } from './download-file.ts'
import { type FileState, findSignature, readFileState, type UnreadableFile } from './file-state.ts'

/** What is followed: a file of this machine, or an address. */
export type FileSource = {
  /** For its owner and the log: a path, or the host of an address, whose rest lets everyone read it. */
  readonly name: string
  /** Distinguishes it from others without giving an address away. */
  readonly id: string
  readonly isAddress: boolean
  /** Identifies its state, also that it cannot be had. Asks an address once in its interval. */
  readonly findSignature: () => Promise<string>
  readonly read: () => Promise<Result<FileState, UnreadableFile>>
  /** Without waiting; null where an address was not asked yet. */
  readonly readNow: () => Result<Uint8Array, UnreadableFile> | null
  /** ISO 8601: when an address last sent it, or that it is the same; null: never, and of a file. */
  readonly confirmedAt: () => string | null
  /** Has an address asked with the next signature, however lately it was. */
  readonly expire: () => void
}

/** Bytes of a spreadsheet: above what a small market writes, and so little that reading it is quick. */
export const largestSheet = 5_000_000

type Options = {
  readonly maximumBytes: number
  /** Hosts that addresses may be at. */
  readonly hosts: readonly string[]
  /** Milliseconds between two questions to an address. */
  readonly intervalMs: number
}

/** The file at a path or address; all who follow one address in this process share what it answers. */
export function openFileSource(place: string, options: Options): FileSource {
  if (!isAddress(place)) return localFile(place, options)
  const effects = { now: Date.now, fetch: (...call: Parameters<typeof fetch>) => fetch(...call) }
  return processSingleton(`file-at ${place}`, () => fileAtAddress(place, { ...options, ...effects }))
}

const idOf = (place: string) => createHash('sha256').update(place).digest('hex')

function localFile(file: string, { maximumBytes }: Options): FileSource {
  return {
    name: file,
    id: idOf(file),
    isAddress: false,
    findSignature: () => findSignature(file),
    read: () => readFileState(file, maximumBytes),
    readNow() {
      try {
        const { size } = fs.statSync(file)
        if (size > maximumBytes) return failure({ kind: 'too-large', reason: String(size) })
        return success(fs.readFileSync(file))
      } catch (error) {
        const { code, message } = error as NodeJS.ErrnoException
        return failure({ kind: code === 'ENOENT' ? 'gone' : 'unreadable', reason: message })
      }
    },
    confirmedAt: () => null,
    expire: () => undefined,
  }
}

type Effects = { readonly now: () => number; readonly fetch: typeof fetch }

/** Milliseconds until an address is asked again that never gave anything. */
const firstTryMs = 10_000

/** A file at an address, asked for once in an interval with what its last state was called. */
export function fileAtAddress(address: string, options: Options & Effects): FileSource {
  const { intervalMs, now, fetch, hosts, maximumBytes } = options
  let good: FileState | null = null
  let latest: Result<FileState, UnreadableFile> | null = null
  let tag: Tag | null = null
  let askedAt = Number.NEGATIVE_INFINITY
  let confirmedAt: string | null = null
  let asking: Promise<void> | null = null

  async function ask(): Promise<void> {
    askedAt = now()
    const answer = await downloadFile(address, { hosts, maximumBytes, tag, fetch })
    if (!answer.ok) {
      latest = answer
      return
    }
    confirmedAt = new Date(now()).toISOString()
    if (answer.value !== 'same') {
      const { bytes } = answer.value
      const signature = createHash('sha256').update(bytes).digest('hex')
      tag = answer.value.tag
      if (good?.signature !== signature) good = { bytes, signature, writtenAt: confirmedAt }
    }
    if (good) latest = success(good)
  }

  return {
    name: new URL(address).host,
    id: idOf(address),
    isAddress: true,
    async findSignature() {
      if (now() - askedAt >= (good ? intervalMs : Math.min(intervalMs, firstTryMs))) {
        asking ??= ask().finally(() => {
          asking = null
        })
      }
      // Who follows the address too waits for the same answer.
      await asking
      return latest === null
        ? 'none'
        : latest.ok
          ? latest.value.signature
          : Object.values(latest.error).join(' ')
    },
    read: async () => latest ?? failure({ kind: 'address-silent', reason: 'it was not asked' }),
    readNow: () => (latest?.ok ? success(latest.value.bytes) : latest),
    confirmedAt: () => confirmedAt,
    expire() {
      askedAt = Number.NEGATIVE_INFINITY
    },
  }
}
