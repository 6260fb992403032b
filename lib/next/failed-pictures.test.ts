import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { fetchExternalImage, ImageError, imageOptimizer } from 'next/dist/server/image-optimizer.js'
import { afterAll, describe, expect, it } from 'vitest'
import { imageAddress } from '../domain/image.ts'
import { readPictureVariant } from '../server/traffic/picture-variant.ts'
import { rawAnswer } from '../testing/raw-connection.ts'
import { get, openTestServers } from '../testing/test-servers.ts'
import { answerFailedPictures } from './failed-pictures.ts'

const { open } = openTestServers()
const failures: string[] = []
let asked: string[] = []
let time = 0
let isWell = false

// A picture of one point.
const point = Buffer.from('R0lGODlhAQABAIAAAAAAAP///ywAAAAAAQABAAACAUwAOw==', 'base64')

const pictureServer = http.createServer((request, response) => {
  asked.push(request.url ?? '')
  if (isWell) return response.setHeader('content-type', 'image/gif').end(point)
  if (request.url === '/closes.jpg') return request.socket.destroy()
  if (request.url === '/fails.jpg') return response.writeHead(500).end('broken')
  if (request.url === '/gone.jpg') return response.writeHead(404).end()
  if (request.url === '/moved.jpg') return response.writeHead(302, { location: '/other.jpg' }).end()
  if (request.url === '/html.jpg')
    return response.setHeader('content-type', 'text/html').end('<h1>Manutenção</h1>')
  if (request.url === '/half.jpg') {
    response.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': 9000 }).write('half')
    return setTimeout(() => request.socket.destroy(), 20)
  }
  return undefined
})
await new Promise<void>((resolve) => pictureServer.listen(0, '127.0.0.1', resolve))
const origin = `http://127.0.0.1:${(pictureServer.address() as AddressInfo).port}`
afterAll(() => {
  pictureServer.closeAllConnections()
  pictureServer.close()
})

/** What Next does with a picture, by its own optimiser and over real sockets; a host it may read is one of ours. */
async function optimise(request: http.IncomingMessage, response: http.ServerResponse): Promise<void> {
  const variant = readPictureVariant(request.url?.split('?')[1] ?? '')
  if (!variant?.url.startsWith(origin)) {
    response.statusCode = 400
    response.end('"url" parameter is not allowed')
    return
  }
  try {
    const upstream = await fetchExternalImage(variant.url, true, 8_000_000, 0)
    const params = { ...variant, mimeType: '', isAbsolute: true, isStatic: false, href: variant.url }
    const config = { images: { minimumCacheTTL: 60 }, experimental: {} }
    const { buffer, contentType } = await imageOptimizer(upstream, params, config as never, {})
    response.setHeader('content-type', contentType).end(buffer)
  } catch (error) {
    if (!(error instanceof ImageError)) throw error
    response.statusCode = error.statusCode
    response.setHeader('cache-control', 'public, max-age=31536000').end(error.message)
  }
}

function openShop(handle = optimise): Promise<string> {
  failures.splice(0)
  asked = []
  time = 0
  isWell = false
  return open({
    handle: answerFailedPictures({
      handle,
      isKnownPicture: ({ address }) => !address.includes('/made-up'),
      hasPicture: ({ url }) => url.endsWith('/kept.jpg'),
      now: () => time,
      onFailure: (host) => failures.push(host),
    }),
  })
}

const pictureOf = async (shop: string, picture: string) => {
  const response = await fetch(`${shop}${imageAddress(picture, 640)}`)
  const { status, headers } = response
  return {
    status,
    type: headers.get('content-type'),
    cacheControl: headers.get('cache-control'),
    text: await response.text(),
  }
}
const placeholder = { status: 200, type: 'image/svg+xml', cacheControl: 'public, max-age=60' }

describe('a picture that cannot be had', () => {
  it.each(['fails', 'gone', 'moved', 'html', 'closes', 'half'])(
    'R37 is our placeholder for a minute: its server %s',
    async (how) => {
      const shop = await openShop()
      const answer = await pictureOf(shop, `${origin}/${how}.jpg`)
      expect(answer).toMatchObject(placeholder)
      expect(answer.text).toMatch(/^<svg /)
      expect(failures).toEqual([new URL(origin).host])
    },
  )

  it('S58 is our placeholder where the shop has never shown it, and its server is not asked', async () => {
    const shop = await openShop()
    isWell = true
    const answer = await pictureOf(shop, `${origin}/made-up.jpg`)
    expect(answer).toMatchObject({ status: 404, type: 'image/svg+xml', cacheControl: 'no-store' })
    expect(asked).toEqual([])
  })

  it('R37 is our placeholder where its server hangs, and the others of that host do not wait', async () => {
    const shop = await openShop()
    expect(await pictureOf(shop, `${origin}/hangs.jpg`)).toMatchObject(placeholder)
    expect(await pictureOf(shop, `${origin}/hangs-too.jpg`)).toMatchObject(placeholder)
    expect(asked).toEqual(['/hangs.jpg'])
    isWell = true
    expect(await pictureOf(shop, `${origin}/kept.jpg`)).toMatchObject({ type: 'image/gif' })
    time = 16_000
    expect(await pictureOf(shop, `${origin}/hangs-too.jpg`)).toMatchObject({ status: 200, type: 'image/gif' })
  }, 15_000)

  it('R37 is our placeholder too where Next itself breaks, and says nothing of why', async () => {
    const shop = await openShop(async () => {
      throw new Error('a bug')
    })
    expect(await pictureOf(shop, `${origin}/fails.jpg`)).toMatchObject(placeholder)
    const head = await rawAnswer(shop, get(imageAddress(`${origin}/fails.jpg`, 640)))
    expect(head).toContain("content-security-policy: default-src 'none'")
    expect(head).not.toContain('a bug')
  })

  it('S12 stays refused where its host is not ours to ask, and looks no worse', async () => {
    const shop = await openShop()
    const answer = await pictureOf(shop, 'https://evil.example/a.png')
    expect(answer).toMatchObject({ status: 400, type: 'image/svg+xml', cacheControl: 'no-store' })
    expect(failures).toEqual([])
  })

  it.each(['file:///etc/passwd', 'data:image/png,x'])(
    'S12 R37 stays refused at %s, and takes none of our own pictures away',
    async (address) => {
      const shop = await openShop(async (request, response) => {
        const isOurs = request.url?.includes(encodeURIComponent('/pictures/a.webp'))
        if (isOurs) return void response.setHeader('content-type', 'image/webp').end(point)
        response.statusCode = 400
        response.end('"url" parameter is invalid')
      })
      expect(await pictureOf(shop, address)).toMatchObject({ status: 400, type: 'image/svg+xml' })
      expect(await pictureOf(shop, '/pictures/a.webp')).toMatchObject({ status: 200, type: 'image/webp' })
    },
  )
})
