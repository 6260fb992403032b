// Answers with bytes that were compressed beforehand, and does nothing else: what Node itself can do. Reads the answers
// from standard input, by their path.
import http from 'node:http'
import { json } from 'node:stream/consumers'

export type PlainAnswer = { readonly headers: readonly string[]; readonly body: string }

const sent = (await json(process.stdin)) as Record<string, PlainAnswer>
const answers = new Map(
  Object.entries(sent).map(([path, { headers, body }]) => [
    path,
    { headers, body: Buffer.from(body, 'base64') },
  ]),
)

http
  .createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    response.writeHead(answer ? 200 : 404, [...(answer?.headers ?? [])])
    response.end(answer?.body)
  })
  .listen(Number(process.env['PORT']), () => process.stdout.write('ready\n'))
