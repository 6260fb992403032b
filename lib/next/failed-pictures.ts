import fs from 'node:fs'
import type { IncomingMessage, ServerResponse } from 'node:http'
import path from 'node:path'
import { setBounded } from '../server/bounded-memory.ts'
import { dataPolicy } from '../server/content-security-policy.ts'
import { createThrottledLog, log } from '../server/log.ts'
import { type AskedPicture, readPictureVariant } from '../server/traffic/picture-variant.ts'

const restMs = 15_000
const maximumHosts = 100

function createFailingHosts(now: () => number) {
  const until = new Map<string, number>()
  return {
    has(host: string): boolean {
      const time = until.get(host)
      if (time !== undefined && time <= now()) until.delete(host)
      return until.has(host)
    },
    add(host: string): void {
      setBounded(until, host, now() + restMs, maximumHosts)
    },
  }
}

type Handle = (request: IncomingMessage, response: ServerResponse) => Promise<void>

type Options = {
  readonly handle: Handle
  readonly hasPicture: (picture: AskedPicture) => boolean
  readonly isKnownPicture: (picture: AskedPicture) => boolean
  readonly now: () => number
  readonly onFailure?: (host: string, count: number) => void
}

/** Seconds before a browser retries a failed picture. */
const retrySeconds = 60

/** Next's message for an address or size it rejects. */
const refusal = /^"\w+" parameter (?!is valid)/

// Basket of placeholder.webp without its wall; suits both themes.
const placeholder = fs.readFileSync(path.resolve(import.meta.dirname, '../../public/icons/no-picture.svg'))

/** Serves a placeholder for a minute; pauses requests to a hanging host (S58). */
export function answerFailedPictures({
  handle,
  hasPicture,
  isKnownPicture,
  now,
  onFailure = (host, count) => log('warn', 'pictures.failed', { host, count }),
}: Options): Handle {
  const failingHosts = createFailingHosts(now)
  const logFailure = createThrottledLog(onFailure)
  return async (request, response) => {
    const { pathname, query, accept } = pictureAsked(request)
    const variant = pathname === '/_next/image' ? readPictureVariant(query) : null
    if (!variant) return handle(request, response)
    const picture = { ...variant, accept }
    const isReady = hasPicture(picture)
    if (!isReady && !isKnownPicture(picture)) return sendPlaceholder(response, 404)
    const host = URL.canParse(variant.url) ? new URL(variant.url).host : ''
    if (failingHosts.has(host) && !isReady) return sendPlaceholder(response, 200)
    replaceFailure(response, (words) => {
      if (refusal.test(words)) return sendPlaceholder(response, 400)
      logFailure(host)
      // Any other message: a timeout or a connection failure.
      if (host !== '' && !/response is invalid|valid image|image type/.test(words)) failingHosts.add(host)
      sendPlaceholder(response, 200)
    })
    return handle(request, response)
  }
}

function pictureAsked({ url = '', headers }: IncomingMessage) {
  const [pathname = '', query = ''] = url.split('?', 2)
  return { pathname, query, accept: headers.accept ?? '' }
}

function sendPlaceholder(response: ServerResponse, status: 200 | 400 | 404): void {
  response.writeHead(status, {
    'content-security-policy': dataPolicy,
    'cache-control': status === 200 ? `public, max-age=${retrySeconds}` : 'no-store',
    'content-type': 'image/svg+xml',
    'content-length': placeholder.length,
  })
  response.end(placeholder)
}

function replaceFailure(response: ServerResponse, onFailure: (words: string) => void): void {
  const { end, write, writeHead, flushHeaders } = response
  const own = new Set(response.getHeaderNames())
  const hasFailed = () => !response.headersSent && response.statusCode >= 400
  Object.assign(response, {
    writeHead(status: number, ...rest: unknown[]) {
      if (status < 400) return Reflect.apply(writeHead, response, [status, ...rest])
      response.statusCode = status
      return response
    },
    flushHeaders: () => hasFailed() || Reflect.apply(flushHeaders, response, []),
    write: (...parameters: unknown[]) => hasFailed() || Reflect.apply(write, response, parameters),
    end(...parameters: unknown[]) {
      if (!hasFailed()) return Reflect.apply(end, response, parameters)
      Object.assign(response, { end, write, writeHead, flushHeaders })
      for (const name of response.getHeaderNames()) if (!own.has(name)) response.removeHeader(name)
      onFailure(String(parameters[0]))
      return response
    },
  })
}
