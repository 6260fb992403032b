import type { IncomingMessage, ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { afterEach } from 'vitest'
import { serve } from '../server/serve.ts'

type Handled = { readonly request: IncomingMessage; readonly response: ServerResponse; readonly body: string }

/** Opens our server without Next; closes after each test. */
export function openTestServers() {
  const servers: Awaited<ReturnType<typeof serve>>[] = []
  const handled: Handled[] = []
  afterEach(() => {
    for (const server of servers.splice(0)) {
      server.close()
      server.closeAllConnections()
    }
    handled.splice(0)
  })

  return {
    servers,
    handled,
    async open(options: Partial<Parameters<typeof serve>[0]> = {}): Promise<string> {
      const server = await serve({
        port: 0,
        siteUrl: 'https://loja.example',
        async handle(request, response) {
          handled.push({ request, response, body: await text(request) })
          response.end('ok')
        },
        ...options,
      })
      servers.push(server)
      return `http://127.0.0.1:${(server.address() as AddressInfo).port}`
    },
  }
}

export const get = (path: string, ...headers: string[]) =>
  requestText(`GET ${path} HTTP/1.1`, 'Host: x', 'Connection: close', ...headers)

export const post = (path: string, ...headers: string[]) =>
  requestText(`POST ${path} HTTP/1.1`, 'Host: x', 'Content-Type: application/json', ...headers)

export function requestText(...lines: readonly string[]): string {
  return `${lines.join('\r\n')}\r\n\r\n`
}
