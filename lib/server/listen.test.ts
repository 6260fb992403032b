import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { listen } from './serve.ts'

const connections = 100

// In a thread of its own, since this one stands still meanwhile.
const crowd = `
  const net = require('node:net')
  const { workerData } = require('node:worker_threads')
  const arrived = new Int32Array(workerData.arrived)
  for (let index = 0; index < ${connections}; index += 1) {
    const socket = net.connect(workerData.port, '127.0.0.1', () => {
      Atomics.add(arrived, 0, 1)
      Atomics.notify(arrived, 0)
    })
    socket.on('error', () => undefined)
  }
`

it('R19 takes several new connections with every turn of a busy event loop, and closes all its listeners', async () => {
  const server = http.createServer()
  const listeners = await listen(server, { port: 0, host: null })
  const { port } = server.address() as AddressInfo
  let taken = 0
  server.on('connection', () => {
    taken += 1
  })
  const arrived = new Int32Array(new SharedArrayBuffer(4))
  const worker = new Worker(crowd, { eval: true, workerData: { port, arrived: arrived.buffer } })
  await once(worker, 'online')
  // As busy as can be: all of them wait in the kernel's queues before the first is looked at.
  for (;;) {
    const now = Atomics.load(arrived, 0)
    if (now === connections || Atomics.wait(arrived, 0, now, 20_000) === 'timed-out') break
  }
  let turns = 0
  while (taken < connections && turns < connections) {
    await new Promise((resolve) => setImmediate(resolve))
    turns += 1
  }
  // With one listener it would take a turn for every connection.
  expect(turns).toBeLessThan(connections / 2)

  await worker.terminate()
  server.closeAllConnections()
  await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))))
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})
