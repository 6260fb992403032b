import http from 'node:http'

export type Visits = {
  readonly counts: Readonly<Record<string, number>>
  readonly milliseconds: readonly number[]
}

type Options = {
  readonly url: string
  readonly handles: readonly string[]
  /** Bodies of checkouts, one after the other. */
  readonly carts: readonly string[]
  readonly visitors: number
  /** Between two visits of one visitor, on average. */
  readonly pauseMs: number
  readonly until: number
}

/** Visitors who look at pages in every coding, search for new words, quote and buy, until the time is over. */
export async function visitUntil({
  url,
  handles,
  carts,
  visitors,
  pauseMs,
  until,
}: Options): Promise<Visits> {
  const agent = new http.Agent({ keepAlive: true })
  const counts: Record<string, number> = {}
  const milliseconds: number[] = []
  const codings = ['gzip, deflate, br, zstd', 'gzip, deflate', 'identity']
  let turn = 0

  function send(path: string, headers: http.OutgoingHttpHeaders, body?: string): Promise<void> {
    const started = performance.now()
    return new Promise((resolve) => {
      const method = body === undefined ? 'GET' : 'POST'
      const call = http.request(`${url}${path}`, { agent, method, headers }, (answer) => {
        answer.resume().once('close', () => {
          counts[answer.statusCode ?? 0] = (counts[answer.statusCode ?? 0] ?? 0) + 1
          milliseconds.push(performance.now() - started)
          resolve()
        })
      })
      call.once('error', () => {
        counts['failed'] = (counts['failed'] ?? 0) + 1
        resolve()
      })
      call.end(body)
    })
  }

  function visit(): Promise<void> {
    turn += 1
    const headers = { 'accept-encoding': codings[turn % codings.length] }
    const product = `/product/${handles[turn % handles.length]}`
    if (turn % 50 === 0) {
      const body = carts[turn % carts.length] ?? ''
      const length = Buffer.byteLength(body)
      const own = {
        'content-type': 'application/json',
        'content-length': length,
        'sec-fetch-site': 'same-origin',
      }
      return send('/api/checkout', { ...own, 'idempotency-key': crypto.randomUUID() }, body)
    }
    if (turn % 20 === 0) return send(`/busca/pao-${turn}`, headers)
    if (turn % 7 === 0) return send(`${product}?_rsc=`, { ...headers, rsc: '1' })
    if (turn % 5 === 0) return send(turn % 2 ? '/' : '/store', headers)
    return send(product, headers)
  }

  async function stay(): Promise<void> {
    while (performance.now() < until) {
      await visit()
      await new Promise((resolve) => setTimeout(resolve, pauseMs * (0.5 + Math.random())))
    }
  }

  await Promise.all(Array.from({ length: visitors }, stay))
  agent.destroy()
  return { counts, milliseconds }
}

export type Sample = { readonly minute: number; readonly value: number }

/** By how much the value grows in a minute: the line with the least squares through all samples. NaN of fewer than two. */
export function slopeOf(samples: readonly Sample[]): number {
  const mean = (numbers: readonly number[]) =>
    numbers.reduce((sum, number) => sum + number, 0) / numbers.length
  const [minute, value] = [mean(samples.map((one) => one.minute)), mean(samples.map((one) => one.value))]
  const spread = samples.reduce((sum, one) => sum + (one.minute - minute) ** 2, 0)
  return samples.reduce((sum, one) => sum + (one.minute - minute) * (one.value - value), 0) / spread
}
