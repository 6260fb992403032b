import http, { type IncomingMessage } from 'node:http'
import https from 'node:https'
import { pipeline, type Readable } from 'node:stream'
import { createBrotliDecompress, createGunzip } from 'node:zlib'

export type StoreAnswer = Pick<Response, 'status' | 'statusText'> & {
  readonly headers: { readonly get: (name: string) => string | null }
  readonly body: AsyncIterable<Uint8Array> | null
}

export type StoreRequest = {
  readonly method: 'GET' | 'POST'
  readonly headers: Record<string, string>
  readonly body?: string
  readonly signal: AbortSignal
}

/** The part of the platform's `fetch` that the store is asked with. Follows no redirect. */
export type Fetch = (address: string, request: StoreRequest) => Promise<StoreAnswer>

/** Idle connections close (ms) before servers close them: a POST that meets that leaves everyone in doubt. */
const kept = { keepAlive: true, timeout: 4000 }
const agents = { http: new http.Agent(kept), https: new https.Agent(kept) }

const unpackers = { gzip: createGunzip, br: createBrotliDecompress }

/** Asks over kept connections; follows no redirect, sends no cookie. Rejects where no whole answer comes. */
export const storeFetch: Fetch = (address, { method, headers, body, signal }) =>
  new Promise((resolve, reject) => {
    const scheme = address.startsWith('https:') ? 'https' : 'http'
    const { request } = scheme === 'https' ? https : http
    const sent = request(address, {
      agent: agents[scheme],
      method,
      signal,
      headers: {
        accept: '*/*',
        'user-agent': 'node',
        // What is answered to a POST is an address: unpacking would cost more than it saves.
        ...(method === 'GET' ? { 'accept-encoding': 'gzip, br' } : {}),
        ...headers,
      },
    })
    sent.on('response', (answer) => resolve(answerOf(answer)))
    sent.on('error', reject)
    sent.end(body)
  })

function answerOf(answer: IncomingMessage): StoreAnswer {
  return {
    status: answer.statusCode ?? 0,
    statusText: answer.statusMessage ?? '',
    headers: { get: (name) => [answer.headers[name] ?? []].flat()[0] ?? null },
    body: { [Symbol.asyncIterator]: () => unpacked(answer)[Symbol.asyncIterator]() },
  }
}

function unpacked(answer: IncomingMessage): Readable {
  const coding = answer.headers['content-encoding']?.toLowerCase()
  if (coding !== 'gzip' && coding !== 'br') return answer
  // Its faults come out of the unpacker, to whom reads it.
  return pipeline(answer, unpackers[coding](), () => undefined)
}
