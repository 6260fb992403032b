import type { IncomingMessage, ServerResponse } from 'node:http'
import { isListPath, maximumBodyBytes } from '../api/read-json-body.ts'
import { sendPlain, sendRefusal } from './refusal.ts'

type Options = { readonly maximumBytes: number; readonly milliseconds: number }

export type BodyState = 'whole' | 'too-large' | 'late'

/** Whether a request brings a body; an announced length of 0 is none. */
export function hasBody({ headers }: IncomingMessage): boolean {
  return headers['transfer-encoding'] !== undefined || (headers['content-length'] ?? '0') !== '0'
}

/**
 * Waits until the whole body has come, without taking it: Node keeps it in the request (up to its high-water mark of 64
 * KiB, which `maximumBytes` must stay below) for a later reader. Never resolves for a request whose connection
 * ends before: there is no client left to answer.
 */
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
    // What came in one packet with its headers is here by then: listening would already be reading.
    setImmediate(() => {
      if (request.complete || request.readableLength > maximumBytes) look()
      else if (!request.destroyed) request.on('readable', look)
    })
  })
}

/** How long what is too large may still come, so that its sender receives the answer. */
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
  // What is still on its way must not be read as the next request.
  response.shouldKeepAlive = false
  if (state === 'late') sendPlain(response, 408)
  else {
    const kind = isListPath(path) ? 'list-too-large' : 'too-large'
    await sendRefusal(response, { kind, retryAfterSeconds: null, path })
  }
  return false
}

/** An answer to a client that is still sending would be lost in the reset of the connection. */
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
