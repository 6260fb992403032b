import { createHash } from 'node:crypto'
import http, { type IncomingMessage, type ServerResponse } from 'node:http'
import https from 'node:https'
import type { AddressInfo } from 'node:net'

type Answer = (request: IncomingMessage, response: ServerResponse) => void

type Options = {
  /** Serves https; http without it. */
  readonly tls?: { readonly key: Buffer; readonly cert: Buffer }
  readonly port?: number
}

/** Serves published sheets by path; 404 for others. */
export async function openSheetServer({ tls, port = 0 }: Options = {}) {
  const answers = new Map<string, Answer>()
  const requests: IncomingMessage[] = []
  const listener: http.RequestListener = (request, response) => {
    requests.push(request)
    const answer = answers.get(request.url ?? '')
    if (answer) answer(request, response)
    else response.writeHead(404).end()
  }
  const server = tls ? https.createServer(tls, listener) : http.createServer(listener)
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve))
  const host = `${tls ? 'localhost' : '127.0.0.1'}:${(server.address() as AddressInfo).port}`
  return {
    host,
    url: (path: string) => `${tls ? 'https' : 'http'}://${host}${path}`,
    requests,
    set: (path: string, answer: Answer) => void answers.set(path, answer),
    redirect(path: string, location: string) {
      answers.set(path, (_, response) => void response.writeHead(307, { location }).end())
    },
    /** Serves a CSV with a tag and 304, unless `tags` is false. */
    publish(path: string, content: string | Uint8Array, { tags = true } = {}) {
      const etag = `"${createHash('sha256').update(content).digest('hex').slice(0, 16)}"`
      answers.set(path, (request, response) => {
        if (tags && request.headers['if-none-match'] === etag) return void response.writeHead(304).end()
        response.writeHead(200, { 'content-type': 'text/csv', ...(tags ? { etag } : {}) }).end(content)
      })
    },
    async close() {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}

export type SheetServer = Awaited<ReturnType<typeof openSheetServer>>
