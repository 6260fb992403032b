import { failure, type Result, success } from '../../domain/result.ts'
import { isAllowedAddress } from '../../domain/sheet-address.ts'
import { readBounded } from '../bounded-memory.ts'
import type { UnreadableFile } from './file-state.ts'

/** Milliseconds for all of it, and redirects on the way. */
const timeoutMs = 10_000
const maximumRedirects = 5

export type Tag = { readonly url: string; readonly etag: string }

export type Downloaded = { readonly bytes: Uint8Array; readonly tag: Tag | null }

type Options = {
  readonly hosts: readonly string[]
  readonly maximumBytes: number
  /** What the last answer was called, by its own last address. */
  readonly tag: Tag | null
  readonly fetch: typeof fetch
}

const wrong = (kind: UnreadableFile['kind'], reason: string) => failure({ kind, reason } as const)

/**
 * A file at an address, or 'same' where it is what `tag` names. Every address on the way is checked before it is asked
 * (trust S66); nothing of the shop or a shopper is sent.
 */
export async function downloadFile(
  address: string,
  options: Options,
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
  { hosts, maximumBytes, tag, fetch, signal }: Options & { readonly signal: AbortSignal },
): Promise<Result<Downloaded | 'same', UnreadableFile>> {
  let url = first
  for (let hop = 0; hop <= maximumRedirects; hop += 1) {
    if (!isAllowedAddress(url, hosts)) return wrong('address-elsewhere', url.host)
    const headers = { accept: '*/*', ...(tag?.url === url.href ? { 'if-none-match': tag.etag } : {}) }
    const answer = await fetch(url, { redirect: 'manual', cache: 'no-store', headers, signal })
    const location = answer.headers.get('location')
    if (answer.status === 304 && tag) return success('same')
    if (answer.ok && answer.body) {
      // What is packed counts as it is unpacked.
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

/** A sheet that is not published as one, or a page that asks who is there. */
function isPage(type: string | null, bytes: Uint8Array): boolean {
  const start = Buffer.from(bytes.subarray(0, 200)).toString('latin1')
  return /^text\/html\b/i.test(type ?? '') || /^\s*<(?:!doctype|html)\b/i.test(start)
}
