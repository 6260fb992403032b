import { createHash } from 'node:crypto'
import fs from 'node:fs/promises'
import path from 'node:path'
import { createDiskTrouble } from '../server/files/disk-trouble.ts'
import { pruneFiles, writeAtomically } from '../server/files/write-atomically.ts'

const maximumVersions = 4

type WantedDocument = {
  readonly name: string
  readonly version: string
  readonly write: () => AsyncIterable<string>
}

export type DocumentFiles = {
  /** Finds or writes a document's file; null when the disk is full or read-only. */
  readonly find: (document: WantedDocument) => Promise<string | null>
}

/** Keeps documents as whole files, each checked against its name once per process. */
export function openDocumentFiles(directory: string): DocumentFiles {
  const underWay = new Map<string, Promise<string | null>>()
  const checked = new Set<string>()
  const trouble = createDiskTrouble(directory)

  async function findWhole({ name, version }: WantedDocument): Promise<string | null> {
    const names = await fs.readdir(directory).catch(() => [])
    for (const candidate of names) {
      const [, checksum] = candidate.startsWith(`${name}@${version}.`) ? candidate.split('.') : []
      const file = path.join(directory, candidate)
      if (checksum === undefined || candidate !== `${name}@${version}.${checksum}`) continue
      if (checked.has(candidate) || (await checksumOf(file)) === checksum) {
        checked.add(candidate)
        return file
      }
      await fs.rm(file, { recursive: true, force: true }).catch(trouble.report)
    }
    return null
  }

  async function write({ name, version, write: chunks }: WantedDocument): Promise<string | null> {
    const file = path.join(directory, `${name}@${version}`)
    const broken: { error?: unknown } = {}
    let written = file
    try {
      await writeAtomically(file, async (handle) => {
        const digest = createHash('sha256')
        // Writes strings: a stream's buffers would pile up.
        for await (const chunk of noting(chunks(), broken)) {
          digest.update(chunk)
          const { bytesWritten } = await handle.write(chunk)
          // A nearly full disk writes a part without an error.
          if (bytesWritten < Buffer.byteLength(chunk)) {
            await handle.writeFile(Buffer.from(chunk).subarray(bytesWritten))
          }
        }
        written = `${file}.${digest.digest('hex').slice(0, 24)}`
        return written
      })
      checked.add(path.basename(written))
      await pruneFiles(directory, new RegExp(`^${name}@`), maximumVersions)
      trouble.clear()
      return written
    } catch (error) {
      if ('error' in broken) throw broken.error
      trouble.report(error)
      return null
    }
  }

  return {
    find(document) {
      const key = `${document.name}@${document.version}`
      const running =
        underWay.get(key) ??
        findWhole(document)
          .then((file) => file ?? write(document))
          .finally(() => underWay.delete(key))
      underWay.set(key, running)
      return running
    },
  }
}

/** Distinguishes writer errors from disk errors. */
async function* noting(chunks: AsyncIterable<string>, broken: { error?: unknown }): AsyncGenerator<string> {
  try {
    yield* chunks
  } catch (error) {
    broken.error = error
    throw error
  }
}

async function checksumOf(file: string): Promise<string | null> {
  const digest = createHash('sha256')
  try {
    const handle = await fs.open(file)
    for await (const chunk of handle.createReadStream()) digest.update(chunk)
    return digest.digest('hex').slice(0, 24)
  } catch {
    return null
  }
}
