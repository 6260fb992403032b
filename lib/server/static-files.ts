import fs from 'node:fs'
import path from 'node:path'
import fresh from 'fresh'
import { bestQuality, brotli, type CompressedPart, packedBytes, packPart } from './compressed-part.ts'
import { acceptedCodings, type Coding } from './content-coding.ts'
import type { PageFiles } from './files/page-files.ts'
import type { FindReady, ReadyAnswer } from './traffic/answer-ready.ts'

/** Compressible types; fonts and pictures are compressed already. */
const types: Readonly<Record<string, string>> = {
  '.css': 'text/css; charset=UTF-8',
  '.js': 'application/javascript; charset=UTF-8',
  '.json': 'application/json; charset=UTF-8',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=UTF-8',
}

type Options = {
  /** Files with content-hashed names. */
  readonly directory: string
  readonly prefix: string
  /** Caches compressed results by digest of the plain bytes. */
  readonly made: PageFiles<Uint8Array>
}

type AddedFiles = {
  readonly find: FindReady
  readonly add: (name: string) => Promise<boolean>
}

export type StaticFiles = Pick<AddedFiles, 'find'> & {
  /** Settles when all are ready; files not ready yet are served from disk. */
  readonly ready: Promise<void>
}

type StaticFile = {
  readonly part: CompressedPart
  readonly type: string
  readonly answers: Map<Coding, ReadyAnswer>
}

export function openStaticFiles(options: Options): StaticFiles {
  const { directory } = options
  const { find, add } = createStaticFiles(options)

  async function addAll(): Promise<void> {
    const entries = await fs.promises.readdir(directory, { recursive: true, withFileTypes: true })
    for (const entry of entries.filter((one) => one.isFile())) {
      await add(path.relative(directory, path.join(entry.parentPath, entry.name)))
    }
  }

  return { find, ready: addAll() }
}

/** Serves compressed static files, prepared on first request. */
export function createStaticFiles({ directory, prefix, made }: Options): AddedFiles {
  const files = new Map<string, StaticFile>()

  async function add(name: string): Promise<boolean> {
    const type = types[path.extname(name)]
    if (type === undefined) return false
    const part = await packPart(await fs.promises.readFile(path.join(directory, name)), null)
    const kept = await made.find(part.digest)
    const bytes = kept ? Buffer.from(kept) : await brotli(part, bestQuality)
    if (!kept) await made.save(part.digest, bytes)
    part.brotli = { quality: bestQuality, bytes }
    files.set(`${prefix}${name.replaceAll(path.sep, '/')}`, { part, type, answers: new Map() })
    return true
  }

  return {
    add,
    find({ headers }, { sentPath, query }) {
      const file = files.get(sentPath)
      // Ranges are served from disk.
      if (!file || query !== '' || headers.range !== undefined) return null
      const { coding, bytes } = packedBytes(
        file.part,
        acceptedCodings(headers['accept-encoding']?.toString()),
      )
      const answer = file.answers.get(coding) ?? answerOf(file, coding, bytes)
      if (coding !== 'identity') file.answers.set(coding, answer)
      const isSeen =
        headers['if-none-match'] !== undefined && fresh(headers, { etag: etagOf(file.part, coding) })
      return isSeen
        ? { ...answer, status: 304, headers: answer.headers.slice(0, sharedHeaders), body: null }
        : answer
    },
  }
}

/** Three name-value pairs, first in the list, that a 304 carries too. */
const sharedHeaders = 6

function answerOf({ part, type }: StaticFile, coding: Coding, body: Buffer): ReadyAnswer {
  const headers = [
    ...['Cache-Control', 'public, max-age=31536000, immutable'],
    ...['ETag', etagOf(part, coding)],
    ...['Vary', 'Accept-Encoding'],
    ...['Content-Type', type, 'Content-Length', String(body.length)],
    ...(coding === 'identity' ? [] : ['Content-Encoding', coding]),
  ]
  return { status: 200, lane: null, headers, body }
}

/** Each coding has its own tag. */
function etagOf({ digest }: CompressedPart, coding: Coding): string {
  return `"${digest.slice(0, 16)}-${coding}"`
}
