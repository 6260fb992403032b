import path from 'node:path'
import { isDeepStrictEqual } from 'node:util'
import { fileSentence, guessedSheet, rowSentence } from '../../copy/catalog-file.ts'
import type { FileFault, FileReport, RowFault } from '../../domain/catalog-file.ts'
import { isLeftOut } from '../../domain/catalog-file.ts'
import { failure, type Result, success } from '../../domain/result.ts'
import type { FileSource } from '../../server/files/file-source.ts'
import { type FileState, findSignature, type UnreadableFile } from '../../server/files/file-state.ts'
import { followChanges } from '../../server/files/follow-changes.ts'
import { openLastGood } from '../../server/files/last-good.ts'
import type { FileCatalog } from './build-catalog.ts'
import { fileLimits } from './limits.ts'
import { listPictures, noPictures, type Pictures } from './pictures.ts'
import { parseCatalog, type UnusableFile } from './read-catalog.ts'

type LogFields = Readonly<Record<string, string | number>>

type Options = {
  readonly source: FileSource
  readonly picturesFolder: string
  readonly pictureHosts: readonly string[]
  /** Where the last file that could be read is kept, for a start on one that cannot. */
  readonly lastGoodFile: string
  readonly currency: string
  readonly log: (level: 'info' | 'warn' | 'error', event: string, fields: LogFields) => void
  /** Called with every catalogue that was read, the first one included. */
  readonly onCatalog: (catalog: FileCatalog) => void
  /** Milliseconds between two looks at the file. What is written is read at the second look that finds the same. */
  readonly lookMs?: number
}

export type FollowedFile = {
  readonly current: () => Promise<Result<FileCatalog, FileFault>>
  readonly pictures: () => Pictures
  readonly report: () => FileReport
  /** Looks at it at once, also where an address was asked a moment ago. */
  readonly readAgain: () => Promise<void>
  readonly close: () => void
}

/** Looks between two readings of the folder of pictures, for a picture that was written over: a minute. */
const looksPerListing = 60
/** Rows that are named in the log for one state of the file; of the others the number. */
const namedRows = 50

/** Follows a file: read again once it has changed and lies still, with its last good state kept. */
export function followFile(options: Options): FollowedFile {
  const { source, picturesFolder, pictureHosts, lastGoodFile, currency, log, onCatalog, lookMs } = options
  const { name: file } = source
  let catalog: FileCatalog | null = null
  let pictures = noPictures
  let fault: FileFault | null = null
  let rows: readonly RowFault[] = []
  let seenFault: unknown = null
  let writtenAt: string | null = null
  let readAt: string | null = null
  let lastTaken = ''
  let looks = 0
  let pricedAt = Date.now()
  let isStart = true
  const lastGood = openLastGood({
    file: lastGoodFile,
    sourceId: source.id,
    onFailure: (error) => log('warn', 'catalog-file.not-kept', { reason: String(error) }),
  })
  /** Whether this very place had the sheet 'loja' last: another one is not what it sells. */
  let hadNamedSheet: boolean | null = null

  async function signatureNow(): Promise<string> {
    looks += 1
    sayNewPrices()
    const [ofFile, ofFolder] = await Promise.all([source.findSignature(), findSignature(picturesFolder)])
    // An address that says again what is for sale: it is as of now.
    if (fault === null && ofFile === lastTaken) writtenAt = source.confirmedAt() ?? writtenAt
    return `${ofFile} / ${ofFolder} / ${Math.floor(looks / looksPerListing)}`
  }

  /** An offer that begins or ends changes prices though the file is the same. */
  function sayNewPrices(): void {
    const before = pricedAt
    pricedAt = Date.now()
    const moments = [...(catalog?.offers.values() ?? [])].flatMap(({ from, to }) => [from, to])
    if (catalog && moments.some((moment) => moment > before && moment <= pricedAt)) onCatalog(catalog)
  }

  function take(state: Pick<FileState, 'bytes' | 'writtenAt'>): Result<FileCatalog, UnusableFile> {
    const parsed = parseCatalog(state, {
      ...{ currency, pictures, pictureHosts },
      previous: catalog,
      needsNamedSheet: hadNamedSheet === true,
      isAddress: source.isAddress,
    })
    if (parsed.ok) {
      catalog = parsed.value
      writtenAt = state.writtenAt
      readAt = new Date().toISOString()
      onCatalog(catalog)
    }
    return parsed
  }

  async function read(): Promise<void> {
    const listed = await listPictures(picturesFolder, pictures)
    const state = source.read() ?? failure({ kind: 'address-silent', reason: 'it was not asked' })
    const isNews = !state.ok || state.value.signature !== lastTaken
    if (!isNews && isDeepStrictEqual(listed, pictures)) return
    pictures = listed
    lastTaken = state.ok ? state.value.signature : ''
    hadNamedSheet ??= lastGood.isOfSource()
    const kept = catalog === null && state.ok ? findKept(state.value.bytes) : null
    // What an address sends is as old as its copy: no product was changed by a start.
    const taken = state.ok
      ? take(source.isAddress && kept ? kept : state.value)
      : failure({ ...unreadable(state.error), rows: [] })
    if (!taken.ok) {
      const { rows: wrong, ...why } = taken.error
      const isKnown = isDeepStrictEqual([why, wrong], seenFault)
      seenFault = [why, wrong]
      fault = why
      // Those of the last good version are still out.
      rows = wrong.length > 0 ? wrong : (catalog?.faults ?? [])
      if (isKnown) return
      log('error', 'catalog-file.unusable', { file, reason: why.kind, message: fileSentence(why) })
      if (wrong.length > 0) logRows()
      return
    }
    fault = null
    seenFault = null
    rows = taken.value.faults
    hadNamedSheet = taken.value.sheet?.isNamed === true
    if (!state.ok || !isNews) return
    if (taken.value.sheet?.isGuessed)
      log('warn', 'catalog-file.guessed-sheet', { file, message: guessedSheet(taken.value.sheet.name) })
    logRows()
    const { length: wrongRows } = rows.filter(isLeftOut)
    log('info', 'catalog-file.read', { file, products: taken.value.products.length, wrongRows })
    if (kept === null) lastGood.keep(state.value.bytes)
    lastGood.noteSource(hadNamedSheet)
  }

  function logRows(): void {
    // The start says them in words.
    if (isStart) return
    for (const row of rows.slice(0, namedRows)) {
      const { line, kind: reason } = row
      log('warn', 'catalog-file.wrong-row', { file, line, reason, message: rowSentence(row) })
    }
  }

  function findKept(bytes: Uint8Array) {
    const kept = lastGood.find()
    return kept && Buffer.compare(kept.bytes, bytes) === 0 ? kept : null
  }

  function takeLastGood(): void {
    const kept = lastGood.find()
    if (!kept || !take(kept).ok) return
    readAt = kept.writtenAt
    if (rows.length === 0) rows = catalog?.faults ?? []
    log('warn', 'catalog-file.last-good', { file, writtenAt: kept.writtenAt })
  }

  const { started, readAgain, close } = followChanges({
    findSignature: signatureNow,
    async read() {
      await read()
      if (catalog === null) takeLastGood()
      isStart = false
    },
    ...(lookMs === undefined ? {} : { lookMs }),
  })
  return {
    async current() {
      await started
      return catalog === null ? failure(fault ?? { kind: 'gone' }) : success(catalog)
    },
    pictures: () => pictures,
    report: () => ({
      file: path.basename(file),
      isAddress: source.isAddress,
      sheet: catalog?.sheet ?? null,
      writtenAt,
      readAt: source.isAddress ? writtenAt : readAt,
      fault,
      rows,
      productCount: catalog?.products.length ?? 0,
    }),
    async readAgain() {
      source.expire()
      await readAgain()
    },
    close,
  }
}

function unreadable({ kind, reason }: UnreadableFile): FileFault {
  return kind === 'too-large' ? { kind, cell: String(fileLimits.bytes / 1_000_000) } : { kind, cell: reason }
}
