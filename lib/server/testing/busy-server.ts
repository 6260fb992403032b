// Test server that blocks its event loop on `/busy` until the file of its first parameter exists.
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
