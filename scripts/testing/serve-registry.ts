import http from 'node:http'
import type { AddressInfo } from 'node:net'

export type Registry = { readonly url: string; readonly stop: () => Promise<void> }

type Item = { readonly name: string; readonly source: string }

/** A registry of one item, as the public one answers: the item in every style, and the colours it may be drawn in. */
export async function serveRegistry({ name, source }: Item): Promise<Registry> {
  const modes = { light: {}, dark: {} }
  const colors = { inlineColors: modes, cssVars: modes, inlineColorsTemplate: '', cssVarsTemplate: '' }
  const item = {
    name,
    type: 'registry:ui',
    dependencies: ['class-variance-authority'],
    files: [{ path: `ui/${name}.tsx`, type: 'registry:ui', content: source }],
  }
  const server = http.createServer(({ url = '' }, response) => {
    const body = url.startsWith('/colors/') ? colors : url.endsWith(`/${name}.json`) ? item : null
    response.writeHead(body ? 200 : 404, { 'content-type': 'application/json' })
    response.end(JSON.stringify(body))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    url: `http://127.0.0.1:${port}`,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}
