import { createServer, type RequestListener, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import sharp from 'sharp'
import { afterEach, describe, expect, it } from 'vitest'
import { loadPhoto } from './share-cards.ts'

let server: Server | undefined
const red = { create: { width: 30, height: 40, channels: 3, background: 'red' } } as const
const png = await sharp(red).png().toBuffer()
afterEach(() => {
  server?.closeAllConnections()
  server?.close()
  server = undefined
})

async function hostOf(answer: RequestListener): Promise<string> {
  server = createServer(answer)
  await new Promise<void>((resolve) => server?.listen(0, '127.0.0.1', resolve))
  return `127.0.0.1:${(server.address() as AddressInfo).port}`
}

const load = (address: string, imageHosts: readonly string[] = []) =>
  loadPhoto(address, {
    imageHosts,
    readMerchantPicture: async (path) => (path === '/fotos/a.png' ? png : null),
  })

describe('S12 a picture for the card', () => {
  it('comes from the pictures beside a catalogue file', async () => {
    expect(await load('/fotos/a.png')).toEqual(png)
    expect(await load('/fotos/b.png')).toBeNull()
  })

  it.each([
    ...['/pictures/../../package.json', '/pictures/../share-card.jpg', '/etc/passwd', '/pictures'],
    '/pictures/nada.webp',
  ])('S12 is no other file: %s', async (address) => {
    expect(await load(address)).toBeNull()
  })

  it('comes from a host that is allowed', async () => {
    const host = await hostOf((_, response) => response.end(png))
    expect(await load(`http://${host}/a.png`, [host])).toEqual(png)
  })

  it('S12 comes from no other host, no other protocol, and with no user in its address', async () => {
    let asked = 0
    const host = await hostOf((_, response) => {
      asked += 1
      response.end(png)
    })
    for (const address of [
      `http://${host}/a.png`,
      `http://user@${host}/a`,
      `ftp://${host}/a`,
      `file://${host}/a`,
    ]) {
      expect(await load(address, address.includes('user') ? [host] : ['other.example']), address).toBeNull()
    }
    expect(await load('http://pictures.example/a.png', ['pictures.example'])).toBeNull()
    expect(asked).toBe(0)
  })

  it.each<[string, RequestListener]>([
    ['a redirect', (_, response) => response.writeHead(302, { location: '/b.png' }).end()],
    ['an error', (_, response) => response.writeHead(500).end(png)],
    [
      'an SVG',
      (_, response) => response.end('<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>'),
    ],
    ['a page', (_, response) => response.end('<html>')],
    ['more than 5 MB', (_, response) => response.end(Buffer.concat([png, Buffer.alloc(6_000_000)]))],
    [
      'half an answer',
      (request, response) =>
        response.writeHead(200, { 'content-length': '900' }).write(png, () => request.socket.destroy()),
    ],
  ])('S12 is nothing when the host answers with %s', async (_, answer) => {
    const host = await hostOf(answer)
    expect(await load(`http://${host}/a.png`, [host])).toBeNull()
  })

  it('is nothing when the host says nothing', async () => {
    const host = await hostOf(() => undefined)
    expect(await load(`http://${host}/a.png`, [host])).toBeNull()
  })
})
