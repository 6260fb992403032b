import type { IncomingMessage, ServerResponse } from 'node:http'
import { isListPath, maximumBodyBytes } from '../api/read-json-body.ts'
import { sendPlain, sendRefusal } from './refusal.ts'

type Options = { readonly maximumBytes: number; readonly milliseconds: number }

export type BodyState = 'whole' | 'too-large' | 'late'

export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/** Waits for the whole body; Node buffers it up to 64 KiB, which `maximumBytes` must stay below. */
function waitForBody(request: IncomingMessage, { maximumBytes, milliseconds }: Options): Promise<BodyState> {
  return new Promise((resolve) => {
    if (Number(request.headers['content-length'] ?? 0) > maximumBytes) return resolve('too-large')
    const timer = setTimeout(() => finish('late'), milliseconds)
    request.once('close', stop)

    function stop(): void {
      clearTimeout(timer)
      request.off('readable', look)
      request.off('close', stop)
    }
    function finish(state: BodyState): void {
      stop()
      resolve(state)
    }
    function look(): void {
      if (request.readableLength > maximumBytes) finish('too-large')
      else if (request.complete) finish('whole')
    }
    // A body in the headers' packet is here by then: listening would start reading.
    setImmediate(() => {
      if (request.complete || request.readableLength > maximumBytes) look()
      else if (!request.destroyed) request.on('readable', look)
    })
  })
}

/** Milliseconds to drain a body that is too large, so that its sender gets the answer. */
const drainMilliseconds = 2000

export async function takeBody(
  request: IncomingMessage,
  response: ServerResponse,
  { path, milliseconds }: { readonly path: string; readonly milliseconds: number },
): Promise<boolean> {
  if (!hasBody(request)) return true
  const state = await waitForBody(request, { maximumBytes: maximumBodyBytes(path), milliseconds })
  if (state === 'whole') return true
  if (state === 'too-large') await drain(request)
  // Remaining bytes must not be read as the next request.
  response.shouldKeepAlive = false
  if (state === 'late') sendPlain(response, 408)
  else {
    const kind = isListPath(path) ? 'list-too-large' : 'too-large'
    await sendRefusal(response, { kind, retryAfterSeconds: null, path })
  }
  return false
}

/** Drains the request: a reset would lose the answer. */
function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(done, drainMilliseconds)
    function done(): void {
      clearTimeout(timer)
      resolve()
    }
    request.once('end', done)
    request.once('close', done)
    request.resume()
  })
}
