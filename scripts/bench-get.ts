// The load of `bench/get-load.ts` where there is no wrk: node bench-get.ts URL CONNECTIONS SECONDS
import http from 'node:http'
import type { GetResult } from './bench/get-load.ts'
import { quantile } from './bench/load.ts'

const [url = '', connections = '32', seconds = '3'] = process.argv.slice(2)
const agent = new http.Agent({ keepAlive: true, maxSockets: Number(connections) })
const times: number[] = []
const end = performance.now() + Number(seconds) * 1000

function get(): Promise<void> {
  return new Promise((resolve, reject) => {
    const request = http.get(url, { agent, headers: { 'accept-encoding': 'gzip' } }, (answer) => {
      if (answer.statusCode !== 200) reject(new Error(`${url} answered ${answer.statusCode}`))
      answer.resume().once('end', resolve)
    })
    request.once('error', reject)
  })
}

async function visit(): Promise<void> {
  while (performance.now() < end) {
    const started = performance.now()
    await get()
    times.push(performance.now() - started)
  }
}

await Promise.all(Array.from({ length: Number(connections) }, visit))
agent.destroy()
const result: GetResult = {
  perSecond: times.length / Number(seconds),
  median: quantile(times, 0.5),
  p99: quantile(times, 0.99),
}
process.stdout.write(JSON.stringify(result))
