import { once } from 'node:events'
import http from 'node:http'
import type { AddressInfo } from 'node:net'
import { Worker } from 'node:worker_threads'
import { expect, it } from 'vitest'
import { listen } from './listen.ts'

const connections = 100

// In a thread of its own, since this one is busy.
const crowd = `
  const http = require('node:http')
  const { parentPort, workerData } = require('node:worker_threads')
  const call = () => new Promise((resolve, reject) => {
    http.get({ ...workerData, agent: false }, (answer) => answer.resume().once('end', resolve)).once('error', reject)
  })
  parentPort.once('message', () => {
    Promise.all(Array.from({ length: ${connections} }, call)).then(() => parentPort.postMessage('answered'))
  })
  parentPort.postMessage('ready')
`

it('R19 takes several new connections with every turn of a busy event loop, and closes all its listeners', async () => {
  const server = http.createServer((_request, response) => response.end('ok'))
  const listeners = await listen(server, 0)
  const { port } = server.address() as AddressInfo
  const worker = new Worker(crowd, { eval: true, workerData: { host: '127.0.0.1', port } })
  await once(worker, 'message')
  let turns = 0
  const work = setInterval(() => {
    turns += 1
    const end = performance.now() + 5
    while (performance.now() < end);
  }, 1)
  worker.postMessage('go')
  await once(worker, 'message')
  clearInterval(work)
  await worker.terminate()
  // With one listener it would take a turn for every connection.
  expect(turns).toBeLessThan(connections * 0.8)

  await Promise.all(listeners.map((listener) => new Promise((resolve) => listener.close(resolve))))
  await expect(fetch(`http://127.0.0.1:${port}`)).rejects.toThrow()
})
