// Upper bound: as fast as Node itself.
import http from 'node:http'
import { buffer } from 'node:stream/consumers'

const [shop = '', ...paths] = process.argv.slice(2)
const hop = /^(?:date|connection|keep-alive|transfer-encoding)$/i

function ask(path: string): Promise<{ readonly headers: readonly string[]; readonly body: Buffer }> {
  return new Promise((resolve, reject) => {
    const request = http.get(`${shop}${path}`, { headers: { 'accept-encoding': 'gzip' } }, async (answer) => {
      const headers = answer.rawHeaders.filter((_, at, all) => !hop.test(all[at - (at % 2)] ?? ''))
      resolve({ headers, body: await buffer(answer) })
    })
    request.once('error', reject)
  })
}

const answers = new Map(await Promise.all(paths.map(async (path) => [path, await ask(path)] as const)))

http
  .createServer((request, response) => {
    const answer = answers.get(request.url ?? '')
    response.writeHead(answer ? 200 : 404, [...(answer?.headers ?? [])])
    response.end(answer?.body)
  })
  .listen(Number(process.env['PORT']))
