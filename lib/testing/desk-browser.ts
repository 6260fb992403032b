import { siteUrl } from './run-on-embedded-store.ts'

export type RouteHandler = (
  request: Request,
  context: { readonly params: Promise<Record<string, string>> },
) => Promise<Response>

type DeskRequest = {
  readonly path: string
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
  readonly parameters?: Readonly<Record<string, string>>
}

export function openDeskBrowser(headers: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>()

  /** POST with a body, else GET, from one of our pages. */
  async function call(handle: RouteHandler, { path, body, headers: own = {}, parameters = {} }: DeskRequest) {
    const request = new Request(`${siteUrl}${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        'sec-fetch-site': 'same-origin',
        'content-type': 'application/json',
        cookie: [...cookies].map(([name, value]) => `${name}=${value}`).join('; '),
        ...headers,
        ...own,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    const response = await handle(request, { params: Promise.resolve(parameters) })
    for (const line of response.headers.getSetCookie()) {
      const [name = '', value = ''] = line.split(';')[0]?.split('=') ?? []
      if (value === '') cookies.delete(name)
      else cookies.set(name, value)
    }
    return response
  }

  return { call, cookies }
}
