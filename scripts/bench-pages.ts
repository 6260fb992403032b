// npm run bench -- pages: how many visitors the kept pages of the last build serve, against the barest static page of Next and a
// plain Node server that sends the same bytes; all three in one run, in turns. With --write the table of
// docs/performance.md is written anew.

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import http from 'node:http'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { measuredProduct, startBarestPage } from './bench/barest-page.ts'
import { requireForBench, startBuiltShop } from './bench/built-shop.ts'
import { besideTheLoad, type GetResult, getLoad, loadIs, missingForLoad } from './bench/get-load.ts'
import { quantile } from './bench/load.ts'
import type { PlainAnswer } from './bench/plain-server.ts'
import { machineLine, markdownTable, sayReport } from './bench/report.ts'

const { values: flags } = parseArgs({
  options: {
    rounds: { type: 'string', default: '5' },
    /** Of one measurement. */
    seconds: { type: 'string', default: '3' },
    connections: { type: 'string', default: '32' },
    port: { type: 'string', default: '3370' },
    write: { type: 'boolean', default: false },
  },
})
const port = Number(flags.port)
const seconds = Number(flags.seconds)
const connections = Number(flags.connections)
const pages = { product: measuredProduct, list: '/store', home: '/' }

requireForBench(missingForLoad())

function ask(url: string, coding: string): Promise<PlainAnswer & { readonly coding: string | undefined }> {
  return new Promise((resolve, reject) => {
    http
      .get(url, { headers: { 'accept-encoding': coding }, agent: false }, async (answer) => {
        const chunks: Buffer[] = []
        for await (const chunk of answer) chunks.push(chunk as Buffer)
        const own = /^(?:date|connection|keep-alive|transfer-encoding)$/i
        const headers = answer.rawHeaders.filter((_, at, all) => !own.test(all[at - (at % 2)] ?? ''))
        const body = Buffer.concat(chunks).toString('base64')
        resolve({ headers, body, coding: answer.headers['content-encoding'] })
      })
      .once('error', reject)
  })
}

const bytesOf = ({ body }: PlainAnswer) => Buffer.from(body, 'base64').length
const at = (server: number, path: string) => `http://127.0.0.1:${server}${path}`

const shop = await startBuiltShop({
  command: besideTheLoad('node', 'scripts/start.ts'),
  port,
  environment: { CATALOG_REFRESH_SECONDS: '3600' },
})
const started: { readonly stop: () => Promise<void> }[] = [shop]

try {
  started.push(await startBarestPage(port + 1, besideTheLoad))
  const wire: Record<string, number[]> = {}
  const answers: Record<string, PlainAnswer> = {}
  for (const [name, path] of Object.entries(pages)) {
    // Rendered, kept, packed, and asked for by so many that its brotli is the best one.
    for (let time = 0; time < 60; time += 1) await ask(at(port, path), 'br')
    await new Promise((resolve) => setTimeout(resolve, 2000))
    const [plain, gzip, br] = [
      await ask(at(port, path), 'identity'),
      await ask(at(port, path), 'gzip'),
      await ask(at(port, path), 'br'),
    ]
    wire[name] = [bytesOf(plain), bytesOf(gzip), bytesOf(br)]
    answers[path] = gzip
  }
  started.push(await startPlainServer(answers, port + 2))

  const results: Record<string, GetResult[]> = {}
  const measure = async (name: string, url: string, duration = seconds) => {
    const result = await getLoad({ url, connections, seconds: duration })
    results[name] = [...(results[name] ?? []), result]
  }
  for (let round = 0; round <= Number(flags.rounds); round += 1) {
    await measure('barest', at(port + 1, '/'))
    for (const [name, path] of Object.entries(pages)) {
      await measure(`${name} shop`, at(port, path))
      await measure(`${name} plain`, at(port + 2, path))
    }
    // Until everything is as fast as it gets.
    if (round === 0) for (const name of Object.keys(results)) results[name] = []
  }

  const median = (name: string, of: keyof GetResult) =>
    quantile(
      (results[name] ?? []).map((result) => result[of]),
      0.5,
    )
  const row = (title: string, name: string, plain?: string): readonly [string, ...string[]] => {
    const rate = median(name, 'perSecond')
    const ratio = (other: string, of: keyof GetResult) => (median(name, of) / median(other, of)).toFixed(2)
    return [
      title,
      rate.toFixed(0),
      median(name, 'median').toFixed(2),
      median(name, 'p99').toFixed(2),
      (rate / median('barest', 'perSecond')).toFixed(1),
      plain ? ratio(plain, 'perSecond') : '',
      ratio('barest', 'p99'),
    ]
  }
  const table = markdownTable([
    ['', 'requests/s', 'median ms', 'p99 ms', '× barest page', '× plain server', 'p99 / barest page'],
    row('the barest static page of Next', 'barest'),
    ...Object.keys(pages).flatMap((name) => [
      row(`our ${name}`, `${name} shop`, `${name} plain`),
      row(`plain Node server, the same ${name}`, `${name} plain`),
    ]),
  ])
  const sizes = markdownTable([
    ['bytes of the document', 'plain', 'gzip', 'brotli'],
    ...Object.entries(wire).map(([name, bytes]): readonly [string, ...string[]] => [
      name,
      ...bytes.map((count) => count.toLocaleString('en')),
    ]),
  ])
  const resident = ((shop.residentBytes() ?? Number.NaN) / 2 ** 20).toFixed(0)
  const report = `${machineLine()}; ${connections} connections, gzip,
medians of ${flags.rounds} rounds of ${seconds} s; the load is ${loadIs}.

${table}

${sizes}

Resident memory of the shop afterwards: ${resident} MiB.`
  sayReport(report, { mark: 'bench:pages', isWriting: flags.write })
} finally {
  for (const server of started.reverse()) await server.stop()
}

/** Starts `plain-server.ts` with these answers, by their path, and waits until it listens. */
async function startPlainServer(answers: Readonly<Record<string, PlainAnswer>>, port: number) {
  const script = path.resolve(import.meta.dirname, 'bench/plain-server.ts')
  const [program, ...parameters] = besideTheLoad('node', script)
  const child = spawn(program, parameters, {
    env: { ...process.env, PORT: String(port) },
    stdio: ['pipe', 'pipe', 'inherit'],
  })
  child.stdin.end(JSON.stringify(answers))
  await once(child.stdout, 'data')
  return {
    async stop(): Promise<void> {
      const ended = once(child, 'exit')
      child.kill()
      await ended
    },
  }
}
