import { createHash } from 'node:crypto'
import { failure, type Result, success } from '../../domain/result.ts'
import { isAddress, isAllowedAddress } from '../../domain/sheet-address.ts'
import { readBounded } from '../bounded-memory.ts'
import { processSingleton } from '../process-singleton.ts'
import { type FileState, findSignature, readFileState, type UnreadableFile } from './file-state.ts'

/** Milliseconds for the whole download, redirects included. */
const timeoutMs = 10_000
const maximumRedirects = 5

type Tag = { readonly url: string; readonly etag: string }

type Downloaded = { readonly bytes: Uint8Array; readonly tag: Tag | null }

type DownloadOptions = {
  readonly hosts: readonly string[]
  readonly maximumBytes: number
  readonly tag: Tag | null
  readonly fetch: typeof fetch
}

const wrong = (kind: UnreadableFile['kind'], reason: string) => failure({ kind, reason } as const)

/** Downloads a file or returns 'same'; checks every address on the way first (trust S66). */
async function downloadFile(
  address: string,
  options: DownloadOptions,
): Promise<Result<Downloaded | 'same', UnreadableFile>> {
  try {
    return await follow(new URL(address), { ...options, signal: AbortSignal.timeout(timeoutMs) })
  } catch (error) {
    const { name, message, cause } = error as Error
    const code = (cause as NodeJS.ErrnoException | undefined)?.code
    return wrong('address-silent', name === 'TimeoutError' ? 'timeout' : (code ?? message))
  }
}

async function follow(
  first: URL,
  { hosts, maximumBytes, tag, fetch, signal }: DownloadOptions & { readonly signal: AbortSignal },
): Promise<Result<Downloaded | 'same', UnreadableFile>> {
  let url = first
  for (let hop = 0; hop <= maximumRedirects; hop += 1) {
    if (!isAllowedAddress(url, hosts)) return wrong('address-elsewhere', url.host)
    const headers = { accept: '*/*', ...(tag?.url === url.href ? { 'if-none-match': tag.etag } : {}) }
    const answer = await fetch(url, { redirect: 'manual', cache: 'no-store', headers, signal })
    const location = answer.headers.get('location')
    if (answer.status === 304 && tag) return success('same')
    if (answer.ok && answer.body) {
      // Counts the unpacked bytes.
      const bytes = await readBounded(answer.body, maximumBytes)
      if (bytes === null) return wrong('too-large', `it has more than ${maximumBytes} bytes`)
      if (isPage(answer.headers.get('content-type'), bytes)) return wrong('address-page', 'it is a page')
      const etag = answer.headers.get('etag')
      return success({ bytes, tag: etag === null ? null : { url: url.href, etag } })
    }
    await answer.body?.cancel()
    const isRedirect = answer.status >= 301 && answer.status <= 308
    if (!isRedirect || location === null || !URL.canParse(location, url)) {
      const isRefused = answer.status >= 400 && answer.status < 500 && ![408, 429].includes(answer.status)
      return wrong(isRefused ? 'address-refused' : 'address-silent', String(answer.status))
    }
    url = new URL(location, url)
  }
  return wrong('address-elsewhere', url.host)
}

/** Detects an HTML page: an unpublished sheet or a sign-in form. */
function isPage(type: string | null, bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^text\/html\b/i.test(type ?? '') || /^\s*<(?:!doctype|html)\b/i.test(start)
}

export type FileSource = {
  /** Path or host for the owner and the log; the rest of an address grants access. */
  readonly name: string
  readonly id: string
  readonly isAddress: boolean
  /** Identifies the content, also when unavailable. Asks an address once per interval. */
  readonly findSignature: () => Promise<string>
  /** Does not wait; null before an address was first asked. */
  readonly read: () => Result<FileState, UnreadableFile> | null
  /** ISO 8601 time of the last confirmation by an address; null: never, or a local file. */
  readonly confirmedAt: () => string | null
  /** Forces the next signature to ask the address. */
  readonly expire: () => void
}

/** Bytes; above a small market's spreadsheet, and quick to read. */
export const largestSheet = 5_000_000

type Options = {
  readonly maximumBytes: number
  readonly hosts: readonly string[]
  readonly intervalMs: number
}

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
    confirmedAt: () => null,
    expire: () => undefined,
  }
}

type Effects = { readonly now: () => number; readonly fetch: typeof fetch }

/** Milliseconds before retrying an address that never answered. */
const firstTryMs = 10_000

/** Follows a file at an address with conditional requests, once per interval. */
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
        await asking
        asking ??= ask().finally(() => {
          asking = null
        })
      }
      await asking
      return latest === null
        ? 'none'
        : latest.ok
          ? latest.value.signature
          : Object.values(latest.error).join(' ')
    },
    read: () => latest,
    confirmedAt: () => confirmedAt,
    expire() {
      askedAt = Number.NEGATIVE_INFINITY
    },
  }
}
