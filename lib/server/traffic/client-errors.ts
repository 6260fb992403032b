import { type Server, STATUS_CODES } from 'node:http'
import type { Duplex } from 'node:stream'
import { serverRefusalCopy, unreadableRequest } from '../../copy/without-scripts.ts'
import { dataPolicy } from '../content-security-policy.ts'
import type { ResponseHeaders } from '../security-headers.ts'

type Options = {
  readonly headers: ResponseHeaders
  /** Bytes after the start of an answer would be read as part of it. */
  readonly isAnswering: (socket: Duplex) => boolean
}

const statusByCode: Readonly<Record<string, 408 | 413 | 431>> = {
  ERR_HTTP_REQUEST_TIMEOUT: 408,
  HPE_CHUNK_EXTENSIONS_OVERFLOW: 413,
  HPE_HEADER_OVERFLOW: 431,
}

/** Answers CONNECT and requests Node's parser rejects, with our headers in Portuguese (trust S19). */
export function answerClientErrors(server: Server, { headers, isAnswering }: Options): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => {
    if (!socket.writable || error.code === 'ECONNRESET' || isAnswering(socket)) socket.destroy()
    else close(socket, plainAnswer(statusByCode[error.code ?? ''] ?? 400, headers))
  })
  server.on('connect', (_request, socket) => {
    socket.on('error', () => socket.destroy())
    close(socket, plainAnswer(405, headers))
  })
}

/** One write, which a socket takes without waiting. */
function close(socket: Duplex, answer: string): void {
  socket.end(answer, () => socket.destroy())
}

function plainAnswer(status: 400 | 405 | 408 | 413 | 431, headers: ResponseHeaders): string {
  const text = status === 400 ? unreadableRequest : serverRefusalCopy[status]
  const lines = Object.entries({
    ...headers,
    'Content-Security-Policy': dataPolicy,
    'Cache-Control': 'no-store',
    'Content-Type': 'text/plain; charset=utf-8',
    'Content-Length': String(Buffer.byteLength(text)),
    Connection: 'close',
  }).map(([name, value]) => `${name}: ${value}\r\n`)
  return `HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join('')}\r\n${text}`
}
