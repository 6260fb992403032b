import http from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { afterEach, describe, expect, it } from 'vitest'
import { connectRaw, type RawConnection } from '../../testing/raw-connection.ts'
import { type ConnectionLimits, connectionLimits, limitConnections } from './connection-limits.ts'

const servers: http.Server[] = []
let refused = 0

async function open(limits: ConnectionLimits): Promise<{ origin: string; server: http.Server }> {
  refused = 0
  const server = http.createServer((_request, response) => void response.end('ok'))
  limitConnections(server, limits, () => {
    refused += 1
  })
  servers.push(server)
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { server, origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }
}

const request = 'GET / HTTP/1.1\r\nHost: x\r\n\r\n'

const crowd = (
  origin: string,
  count: number,
  localAddress: string,
  text = request,
): Promise<RawConnection[]> =>
  Promise.all(Array.from({ length: count }, () => connectRaw(origin, text, { localAddress })))

const openOnes = (connections: readonly RawConnection[]) => connections.filter(({ isClosed }) => !isClosed())

afterEach(() => {
  for (const server of servers.splice(0)) {
    server.close()
    server.closeAllConnections()
  }
})

describe('S17 connections', () => {
  it('S17 of one address are bounded, and free again when they end; other addresses go on', async () => {
    const { origin } = await open({ total: 100, perAddress: 5 })
    const many = await crowd(origin, 8, '127.0.0.2')
    await expect.poll(() => openOnes(many).length).toBe(5)
    expect(refused).toBe(3)
    const [other] = await crowd(origin, 1, '127.0.0.3')
    await expect.poll(() => other?.text()).toContain('ok')
    for (const { socket } of many) socket.destroy()
    await expect
      .poll(async () => {
        const [next] = await crowd(origin, 1, '127.0.0.2')
        await new Promise((resolve) => setTimeout(resolve, 50))
        return next?.text()
      })
      .toContain('ok')
  })

  it('S17 that are idle make room when all are taken', async () => {
    const { origin } = await open({ total: 20, perAddress: null })
    const idle = await crowd(origin, 20, '127.0.0.2')
    for (const { text } of idle) await expect.poll(text).toContain('ok')
    const [shopper] = await crowd(origin, 1, '127.0.0.3')
    await expect.poll(() => shopper?.text()).toContain('ok')
    await expect.poll(() => openOnes(idle).length).toBe(0)
  })

  it('S17 of one network of IPv6 are bounded too, however many addresses it has', async () => {
    const { server } = await open({ total: 1000, perAddress: 5 })
    const from = (address: string) => {
      // As much of a socket as counting needs: a test machine has no such network.
      const socket = Object.assign(new PassThrough(), { remoteAddress: address }) as unknown as Socket
      for (const listener of server.listeners('connection').slice(0, 1)) listener(socket)
      return socket
    }
    const sockets = Array.from({ length: 40 }, (_, part) => from(`2001:db8:1:${part.toString(16)}::1`))
    expect(sockets.filter(({ destroyed }) => !destroyed)).toHaveLength(10)
    expect(from('2001:db8:2::1').destroyed).toBe(false)
  })

  it('S17 leave descriptors for files, and belong to the proxy behind one', () => {
    const direct = connectionLimits({ scale: 1, trustedHops: 0 })
    expect(direct.total).toBeGreaterThanOrEqual(100)
    expect(direct.perAddress).toBeLessThanOrEqual(direct.total / 4)
    expect(connectionLimits({ scale: 1, trustedHops: 1 }).perAddress).toBeNull()
  })
})
