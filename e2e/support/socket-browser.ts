/** An answer as a browser sees it. */
type Answer = {
  readonly status: number
  readonly text: string
  /** `kind` of a body of ours. */
  readonly kind: string | undefined
  readonly location: string | null
}

type Call = {
  readonly body?: unknown
  readonly headers?: Readonly<Record<string, string>>
}

/** A client over plain sockets that keeps cookies and sends what a page of ours sends. */
export function openSocketBrowser(shopUrl: string, headers: Readonly<Record<string, string>> = {}) {
  const cookies = new Map<string, string>()
  const cookieHeader = () => [...cookies].map(([name, value]) => `${name}=${value}`).join('; ')

  /** POST with a body, GET without. A body that is a string is sent as it is. */
  async function send(path: string, { body, headers: own = {} }: Call = {}): Promise<Answer> {
    const cookie = cookieHeader()
    const answer = await fetch(new URL(path, shopUrl), {
      redirect: 'manual',
      headers: {
        'sec-fetch-site': 'same-origin',
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...(cookie ? { cookie } : {}),
        ...headers,
        ...own,
      },
      ...(body === undefined
        ? {}
        : { method: 'POST', body: typeof body === 'string' ? body : JSON.stringify(body) }),
    })
    for (const line of answer.headers.getSetCookie()) receive(line)
    const text = await answer.text()
    const kind = /"kind":"([\w-]+)"/.exec(text)?.[1]
    return { status: answer.status, text, kind, location: answer.headers.get('location') }
  }

  function receive(line: string) {
    const [pair = ''] = line.split(';')
    const at = pair.indexOf('=')
    if (/; Max-Age=0(;|$)/.test(line)) cookies.delete(pair.slice(0, at))
    else cookies.set(pair.slice(0, at), pair.slice(at + 1))
  }

  /** Reads a stream of events until it is stopped. */
  async function listen(path: string) {
    const ending = new AbortController()
    const own = { 'sec-fetch-site': 'same-origin', cookie: cookieHeader(), ...headers }
    const { status, body } = await fetch(new URL(path, shopUrl), { headers: own, signal: ending.signal })
    let received = ''
    const reading = (async () => {
      for await (const chunk of body ?? []) received += new TextDecoder().decode(chunk)
    })().catch(() => undefined)
    const stop = () => {
      ending.abort()
      return reading
    }
    return { status, received: () => received, stop }
  }

  return { cookies, send, listen }
}

export type SocketBrowser = ReturnType<typeof openSocketBrowser>
