import { createHash } from 'node:crypto'
import { failure, type Result, success } from '../../domain/result.ts'
import { retryAfterSeconds } from '../../domain/retry-after.ts'
import { readBounded, setBounded } from '../../server/bounded-memory.ts'
import { httpMessage, StoreApiError, type StoreApiErrorKind } from '../../store/errors.ts'
import type { Fetch, StoreAnswer } from './store-fetch.ts'
import { errorWireSchema } from './wire.ts'

class BodyTooLargeError extends Error {
  constructor(maximumBytes: number) {
    super(`the body is larger than ${maximumBytes} bytes`)
    this.name = 'BodyTooLargeError'
  }
}

const decoder = new TextDecoder()

/** Reads a body as text; throws `BodyTooLargeError` above `maximumBytes`, and never holds more. */
export async function readBody({ headers, body }: StoreAnswer, maximumBytes: number): Promise<string> {
  if (Number(headers.get('content-length') ?? 0) > maximumBytes) throw new BodyTooLargeError(maximumBytes)
  if (body === null) return ''
  const bytes = await readBounded(body, maximumBytes)
  if (bytes === null) throw new BodyTooLargeError(maximumBytes)
  return decoder.decode(bytes)
}

/** What is worth a line in the log: no body, no query value, nothing about the shopper. */
export type StoreApiCall = {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly status: number | null
  readonly failure: StoreApiErrorKind | null
  readonly correlationId: string | null
  readonly milliseconds: number
}

export type TransportRequest = {
  readonly method: 'GET' | 'POST'
  /** Below `/store/{id}/`, its parts encoded. */
  readonly path: string
  readonly query?: URLSearchParams
  readonly body?: unknown
  /** Milliseconds for headers and body together. */
  readonly timeoutMs: number
  /** What `digest` was the last time, or null: a body that is still the same is not parsed again. */
  readonly lastDigest?: string | null
  /** The same address is asked again and again: where the store gives entity tags, it is asked for what changed only. */
  readonly isRepeated?: boolean
}

export type TransportAnswer = {
  /** Undefined where it is the same as the last time. */
  readonly body: unknown
  /** Names what the body says; only where `lastDigest` was given. */
  readonly digest?: string
  readonly status: number
  readonly correlationId: string | null
}

export type Send = (request: TransportRequest) => Promise<Result<TransportAnswer, StoreApiError>>

type TransportOptions = {
  readonly storeUrl: string
  readonly fetch: Fetch
  readonly maximumBodyBytes: number
  readonly now: () => number
  readonly log: (call: StoreApiCall) => void
}

const maximumTagged = 1000

/** One request, one answer: no retries here. Never throws; each fault has its `kind`. */
export function createTransport({ storeUrl, fetch, maximumBodyBytes, now, log }: TransportOptions): Send {
  // By address. Of one address alone: elsewhere the same tag may name something else.
  const tagged = new Map<string, { readonly etag: string; readonly body: unknown }>()

  function remember(address: string, response: StoreAnswer, body: unknown): void {
    const etag = response.headers.get('etag')
    if (etag === null) tagged.delete(address)
    else setBounded(tagged, address, { etag, body }, maximumTagged)
  }

  async function exchange(request: TransportRequest): Promise<TransportAnswer> {
    // Not `AbortSignal.timeout`, which keeps each request and its answer in memory until the time would be over.
    const timeout = new AbortController()
    const timer = setTimeout(() => timeout.abort(), Math.max(1, Math.ceil(request.timeoutMs)))
    let response: StoreAnswer | null = null
    let isWhole = false
    try {
      const address = addressOf(storeUrl, request)
      const known = request.isRepeated ? tagged.get(address) : undefined
      response = await fetch(address, {
        method: request.method,
        headers: { 'Content-Type': 'application/json', ...(known && { 'If-None-Match': known.etag }) },
        signal: timeout.signal,
        ...(request.body === undefined ? {} : { body: JSON.stringify(request.body) }),
      })
      const answer = { status: response.status, correlationId: idOf(response) }
      const isUnchanged = known !== undefined && response.status === 304
      const text = await (isUnchanged ? readBody : bodyOf)(response, maximumBodyBytes)
      isWhole = true
      if (isUnchanged) return { ...answer, body: known.body }
      if (!isSuccess(response)) throw refusal(response, text, now())
      if (request.lastDigest === undefined) {
        const body = parseJson(text, response)
        if (request.isRepeated) remember(address, response, body)
        return { ...answer, body }
      }
      const digest = createHash('sha1').update(text).digest('base64')
      const body = digest === request.lastDigest ? undefined : parseJson(text, response)
      return { ...answer, body, digest }
    } catch (cause) {
      if (cause instanceof StoreApiError) throw cause
      throw transportError({
        cause,
        response,
        timedOut: timeout.signal.aborted,
        timeoutMs: request.timeoutMs,
      })
    } finally {
      clearTimeout(timer)
      // Lets go of an answer that is not read to its end, and of its connection.
      if (!isWhole) timeout.abort()
    }
  }

  return async (request) => {
    const start = now()
    const result = await exchange(request).then(success, (error: StoreApiError) => failure(error))
    log({
      method: request.method,
      path: request.path,
      status: result.ok ? result.value.status : result.error.status,
      failure: result.ok ? null : result.error.kind,
      correlationId: result.ok ? result.value.correlationId : result.error.correlationId,
      milliseconds: now() - start,
    })
    return result
  }
}

function addressOf(storeUrl: string, { path, query }: TransportRequest): string {
  const search = query?.toString() ?? ''
  return `${storeUrl}${path}${search === '' ? '' : `?${search}`}`
}

function idOf(response: StoreAnswer): string | null {
  return response.headers.get('x-correlation-id')
}

const isSuccess = ({ status }: StoreAnswer) => status >= 200 && status < 300

async function bodyOf(response: StoreAnswer, maximumBytes: number): Promise<string> {
  if (response.status >= 300 && response.status < 400) {
    throw new StoreApiError({ ...answered(response), kind: 'redirected' })
  }
  const text = readBody(response, maximumBytes)
  // An error stays that error even when its page is huge, cut off or no JSON.
  return isSuccess(response) ? text : text.catch(() => '')
}

function refusal(response: StoreAnswer, text: string, now: number): StoreApiError {
  const { code, message } = errorWireSchema.safeParse(tryJson(text)).data ?? { code: null, message: [] }
  return new StoreApiError({
    ...answered(response),
    kind: response.status === 429 ? 'rate-limited' : 'http',
    code: code ?? null,
    upstreamMessages: message,
    retryAfterSeconds: retryAfterSeconds(response.headers.get('retry-after'), now),
  })
}

function answered(response: StoreAnswer) {
  return { message: httpMessage(response), status: response.status, correlationId: idOf(response) }
}

function tryJson(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

function parseJson(text: string, response: StoreAnswer): unknown {
  const body = tryJson(text)
  if (body !== undefined) return body
  throw malformed({ reason: 'the answer is no JSON', status: response.status, correlationId: idOf(response) })
}

export function malformed(details: {
  reason: string
  status: number
  correlationId: string | null
  cause?: unknown
}): StoreApiError {
  const { reason, ...rest } = details
  return new StoreApiError({ ...rest, kind: 'malformed', message: `Malformed store answer: ${reason}` })
}

function transportError({
  cause,
  response,
  timedOut,
  timeoutMs,
}: {
  cause: unknown
  response: StoreAnswer | null
  timedOut: boolean
  timeoutMs: number
}): StoreApiError {
  const seen = response === null ? {} : { status: response.status, correlationId: idOf(response) }
  if (cause instanceof BodyTooLargeError) {
    return new StoreApiError({
      ...seen,
      kind: 'too-large',
      message: `Store answer refused: ${cause.message}`,
    })
  }
  if (timedOut) {
    return new StoreApiError({
      ...seen,
      kind: 'timeout',
      message: `Store gave no answer in ${timeoutMs} ms`,
      cause,
    })
  }
  return new StoreApiError({ ...seen, kind: 'unreachable', message: 'Store cannot be reached', cause })
}
