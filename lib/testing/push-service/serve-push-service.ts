import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import { createServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import path from 'node:path'
import { importJWK, jwtVerify } from 'jose'

/** A message as it came, still encrypted for its browser. */
export type Received = {
  readonly path: string
  readonly body: Buffer
  readonly ttl: string
  readonly urgency: string
}

/** What the service answers next; 201 where nothing is given. */
export type Answer = { readonly status: number; readonly headers?: Readonly<Record<string, string>> }

/**
 * A push service of our own at a free port, over https, that takes what the standards say (RFC 8030, 8188, 8292) and
 * answers 400 to all else, with what was wrong. `folder`: for its certificate.
 */
export async function servePushService(folder: string) {
  const key = path.join(folder, 'push-key.pem')
  const certificate = path.join(folder, 'push-certificate.pem')
  const made = ['-newkey', 'rsa:2048', '-nodes', '-keyout', key, '-x509', '-days', '2', '-out', certificate]
  const named = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost']
  execFileSync('openssl', ['req', ...made, ...named], { stdio: 'pipe' })
  const received: Received[] = []
  const wrong: string[] = []
  const answers: Answer[] = []
  let calls = 0

  const server = createServer({ key: fs.readFileSync(key), cert: fs.readFileSync(certificate) })
  server.on('request', async (request, response) => {
    calls += 1
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const body = Buffer.concat(chunks)
    const { headers, method, url = '' } = request
    try {
      if (method !== 'POST') throw new Error(`the method is ${method}`)
      if (headers['content-encoding'] !== 'aes128gcm') throw new Error('not aes128gcm')
      if (!(Number(headers['ttl']) >= 0)) throw new Error('no TTL')
      if (body.length > 4096) throw new Error(`${body.length} bytes`)
      await verifyVapid(headers.authorization ?? '', origin())
    } catch (error) {
      wrong.push(String(error))
      response.writeHead(400).end()
      return
    }
    const answer = answers.shift() ?? { status: 201 }
    if (answer.status === 201)
      received.push({ path: url, body, ttl: String(headers['ttl']), urgency: String(headers['urgency']) })
    response.writeHead(answer.status, answer.headers).end()
  })
  await new Promise<void>((resolve) => server.listen(0, resolve))
  const host = `localhost:${(server.address() as AddressInfo).port}`
  const origin = () => `https://${host}`

  return {
    /** For `PUSH_HOSTS`. */
    host,
    /** For `NODE_EXTRA_CA_CERTS`. */
    certificate,
    endpoint: (name: string) => `${origin()}/push/${name}`,
    /** What was taken, in its order. */
    received,
    /** What was not by the standards. */
    wrong,
    /** Answers of the next calls. */
    answers,
    calls: () => calls,
    close: () => {
      server.closeAllConnections()
      server.close()
    },
  }
}

/** RFC 8292: signed by the key that it names, for this service, for a day at most, by someone who can be asked. */
async function verifyVapid(authorization: string, audience: string): Promise<void> {
  const [, token = '', publicKey = ''] = /^vapid t=([\w.-]+), ?k=([\w-]+)$/.exec(authorization) ?? []
  const point = Buffer.from(publicKey, 'base64url')
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((part) => part.toString('base64url'))
  const key = await importJWK({ kty: 'EC', crv: 'P-256', x: x ?? '', y: y ?? '' }, 'ES256')
  const { payload } = await jwtVerify(token, key, { audience, algorithms: ['ES256'] })
  const seconds = (payload.exp ?? Number.POSITIVE_INFINITY) - Date.now() / 1000
  if (seconds > 86_400) throw new Error(`good for ${seconds} s`)
  if (!/^(mailto:|https:|http:\/\/localhost)/.test(payload.sub ?? '')) throw new Error(`from ${payload.sub}`)
}
