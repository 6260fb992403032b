import path from 'node:path'
import { failure, type Result, success } from '../../domain/result.ts'
import { findSignature, readFileState } from '../../server/files/file-state.ts'
import { followChanges } from '../../server/files/follow-changes.ts'
import { writeAtomically } from '../../server/files/write-atomically.ts'
import type { FileCatalog } from './build-catalog.ts'
import { fileLimits } from './limits.ts'
import { listPictures, noPictures, type Pictures } from './pictures.ts'
import { parseCatalog } from './read-catalog.ts'

type LogFields = Readonly<Record<string, string | number>>

type Options = {
  readonly file: string
  readonly picturesFolder: string
  /** Where the last file that could be read is kept, for a start on one that cannot; null keeps nothing. */
  readonly lastGoodFile: string | null
  readonly currency: string
  readonly log: (level: 'info' | 'warn' | 'error', event: string, fields: LogFields) => void
  /** Told of every catalogue that was read, the first one included. */
  readonly onCatalog: (catalog: FileCatalog) => void
  /** Milliseconds between two looks at the file. What is written is read at the second look that finds the same. */
  readonly lookMs?: number
}

export type FollowedFile = {
  /** The last good state of the file, or why there is none. Waits for the first reading. */
  readonly current: () => Promise<Result<FileCatalog, string>>
  readonly pictures: () => Pictures
  /** Why the file cannot be read as it is now; null when it can. */
  readonly fault: () => string | null
  readonly close: () => void
}

/** Looks between two readings of the folder of pictures, for a picture that was written over: a minute. */
const looksPerListing = 60
/** Rows that are named in the log for one state of the file; of the others the number. */
const namedRows = 50

/** Follows a file: read again once it has changed and lies still, with its last good state kept. */
export function followFile(options: Options): FollowedFile {
  const { file, picturesFolder, lastGoodFile, currency, log, onCatalog, lookMs } = options
  const isJson = path.extname(file).toLowerCase() === '.json'
  let catalog: FileCatalog | null = null
  let pictures = noPictures
  let fault = ''
  let lastTaken = ''
  let looks = 0

  async function signatureNow(): Promise<string> {
    looks += 1
    const [ofFile, ofFolder] = await Promise.all([file, picturesFolder].map(findSignature))
    return `${ofFile} / ${ofFolder} / ${Math.floor(looks / looksPerListing)}`
  }

  function take(bytes: Uint8Array, writtenAt: string): Result<FileCatalog, string> {
    const parsed = parseCatalog({ bytes, writtenAt }, { isJson, currency, pictures, previous: catalog })
    if (parsed.ok) {
      catalog = parsed.value
      onCatalog(catalog)
    }
    return parsed
  }

  async function read(): Promise<void> {
    const listed = await listPictures(picturesFolder)
    const state = await readFileState(file, fileLimits.bytes)
    const isNews = !state.ok || state.value.signature !== lastTaken
    if (!isNews && [...listed.byAddress.keys()].join() === [...pictures.byAddress.keys()].join()) return
    pictures = listed
    lastTaken = state.ok ? state.value.signature : ''
    const taken = state.ok ? take(state.value.bytes, state.value.writtenAt) : failure(state.error.reason)
    if (!taken.ok) {
      if (taken.error !== fault) log('error', 'catalog-file.unusable', { file, reason: taken.error })
      fault = taken.error
      return
    }
    fault = ''
    if (!state.ok || !isNews) return
    tell(taken.value)
    if (lastGoodFile !== null) {
      const { bytes } = state.value
      await writeAtomically(lastGoodFile, async (handle) => {
        await handle.writeFile(bytes)
        return undefined
      }).catch((error: unknown) => log('warn', 'catalog-file.not-kept', { reason: String(error) }))
    }
  }

  function tell({ products, wrongRows }: FileCatalog): void {
    for (const { line, reason } of wrongRows.slice(0, namedRows)) {
      log('warn', 'catalog-file.wrong-row', { file, line, reason })
    }
    log('info', 'catalog-file.read', { file, products: products.length, wrongRows: wrongRows.length })
  }

  async function takeLastGood(): Promise<void> {
    if (lastGoodFile === null) return
    const kept = await readFileState(lastGoodFile, fileLimits.bytes)
    if (kept.ok && take(kept.value.bytes, kept.value.writtenAt).ok) {
      log('warn', 'catalog-file.last-good', { file, writtenAt: kept.value.writtenAt })
    }
  }

  const { started, close } = followChanges({
    findSignature: signatureNow,
    async read() {
      await read()
      if (catalog === null) await takeLastGood()
    },
    ...(lookMs === undefined ? {} : { lookMs }),
  })
  return {
    async current() {
      await started
      return catalog === null ? failure(fault) : success(catalog)
    },
    pictures: () => pictures,
    fault: () => fault || null,
    close,
  }
}
