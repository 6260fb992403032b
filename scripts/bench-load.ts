// The crowd of a benchmark: reads a load from standard input, writes its samples to standard output.
import { randomUUID } from 'node:crypto'
import http from 'node:http'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { json, text } from 'node:stream/consumers'
import type { Load, LoadResult, Sample } from './bench/load.ts'

const { url, bodies, seconds, crowd } = (await json(process.stdin)) as Load
const samples: Sample[] = []
const agent = new http.Agent({ keepAlive: true })
const lag = monitorEventLoopDelay({ resolution: 5 })
lag.enable()
const began = performance.now()
const end = began + seconds * 1000
const pause = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))
let turn = 0

/** Leaner than fetch: what the crowd costs itself is not what is measured. */
function post(body: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve) => {
    const headers = {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'sec-fetch-site': 'same-origin',
      'idempotency-key': randomUUID(),
    }
    const request = http.request(url, { method: 'POST', agent, headers }, async (answer) => {
      resolve({ status: answer.statusCode ?? 0, text: await text(answer).catch(() => '') })
    })
    request.once('error', () => resolve({ status: 0, text: '' }))
    request.end(body)
  })
}

async function buy(): Promise<void> {
  const body = bodies[turn % bodies.length] ?? ''
  turn += 1
  const started = performance.now()
  const answer = await post(body)
  samples.push({
    startedAt: started - began,
    milliseconds: performance.now() - started,
    status: answer.status,
    checkoutId: /hosted-checkout\/(\w+)/.exec(answer.text)?.[1] ?? null,
  })
}

async function shop(pauseMs: number): Promise<void> {
  await pause(Math.random() * pauseMs)
  while (performance.now() < end) {
    await buy()
    await pause(pauseMs * (0.5 + Math.random()))
  }
}

async function arrive(perSecond: number): Promise<void> {
  const under: Promise<void>[] = []
  while (performance.now() < end) {
    const due = Math.floor(((performance.now() - began) / 1000) * perSecond)
    while (under.length < due) under.push(buy())
    await pause(1)
  }
  await Promise.all(under)
}

if (crowd.kind === 'arrivals') await arrive(crowd.perSecond)
else await Promise.all(Array.from({ length: crowd.shoppers }, () => shop(crowd.pauseMs)))
agent.destroy()
const result: LoadResult = { samples, lagMs: lag.percentile(99) / 1e6 }
process.stdout.write(JSON.stringify(result))
