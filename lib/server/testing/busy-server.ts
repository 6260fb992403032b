// A server of ours whose process is busy with one request, `/busy`, until the file of its first parameter is there:
// nothing else goes on in it meanwhile.
import fs from 'node:fs'
import type { AddressInfo } from 'node:net'
import { serve } from '../serve.ts'

const [, , file = ''] = process.argv
const server = await serve({
  port: 0,
  siteUrl: 'http://localhost',
  async handle(request, response) {
    if (request.url === '/busy') {
      fs.writeSync(1, 'busy\n')
      while (!fs.existsSync(file));
    }
    response.end('done')
  },
})
fs.writeSync(1, `${(server.address() as AddressInfo).port}\n`)
