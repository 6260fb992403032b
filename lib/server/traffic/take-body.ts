import type { IncomingMessage, ServerResponse } from 'node:http'
import { sendPlain, sendRefusal } from './refusal.ts'
import { hasBody, waitForBody } from './wait-for-body.ts'

/** Bytes: what the largest body of ours may have (trust S8). */
const maximumBytes = 16 * 1024
/** How long what is too large may still come, so that its sender receives the answer. */
const drainMilliseconds = 2000

/** Whether the whole body is there, or none was announced. Else the request is answered: 413 or 408, and the end. */
export async function takeBody(
  request: IncomingMessage,
  response: ServerResponse,
  { path, milliseconds }: { readonly path: string; readonly milliseconds: number },
): Promise<boolean> {
  if (!hasBody(request)) return true
  const state = await waitForBody(request, { maximumBytes, milliseconds })
  if (state === 'whole') return true
  if (state === 'too-large') await drain(request)
  // What is still on its way must not be read as the next request.
  response.shouldKeepAlive = false
  if (state === 'late') sendPlain(response, 408)
  else await sendRefusal(response, { kind: 'too-large', retryAfterSeconds: null, path })
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
