import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import http, { type IncomingMessage } from 'node:http'
import path from 'node:path'
import { afterEach, describe, expect, it } from 'vitest'
import type { OrderJournal } from '../../../orders/order-journal.ts'
import { openNamedJournal } from '../../../orders/testing/open-named-journal.ts'
import { keyOf, newOrderOf, samplePick } from '../../../orders/testing/sample-orders.ts'
import { createDatabase } from '../../../server/database/testing/create-database.ts'
import { newFolder } from '../../../testing/new-folder.ts'

const folder = newFolder()

const script = path.join(import.meta.dirname, 'testing', 'changes-server.ts')
const databases = [
  ['SQLite', async () => folder],
  ['Postgres', createDatabase],
] as const

const children: ChildProcess[] = []
const requests: http.ClientRequest[] = []
afterEach(() => {
  for (const request of requests.splice(0)) request.destroy()
  for (const child of children.splice(0)) child.kill('SIGKILL')
})

type Shop = { readonly child: ChildProcess; readonly port: number }

async function openShop(name: string): Promise<Shop> {
  const child = spawn('node', [script, name], { stdio: ['ignore', 'pipe', 'inherit'] })
  children.push(child)
  const [line] = (await once(child.stdout, 'data')) as [Buffer]
  return { child, port: Number(String(line).trim()) }
}

type Stream = { readonly status: number; readonly text: () => string; readonly ended: Promise<boolean> }

async function listen({ port }: Shop, query = ''): Promise<Stream> {
  const request = http.get({ port, host: '127.0.0.1', path: `/api/desk/changes${query}`, agent: false })
  request.on('error', () => undefined)
  requests.push(request)
  const [response] = (await once(request, 'response')) as [IncomingMessage]
  let text = ''
  response.on('data', (chunk) => {
    text += String(chunk)
  })
  response.on('error', () => undefined)
  const ended = new Promise<boolean>((resolve) => response.once('close', () => resolve(response.complete)))
  return { status: response.statusCode ?? 0, text: () => text, ended }
}

const revisions = ({ text }: Stream) => text().match(/^data: .*$/gm) ?? []
const received = (stream: Stream, times: number) => expect.poll(() => revisions(stream)).toHaveLength(times)

async function stateOf({ port }: Shop): Promise<{ asked: number; turns: number; listening: number }> {
  return (await (await fetch(`http://127.0.0.1:${port}/api/state`)).json()) as never
}

describe.each(databases)('R51 changes of orders on %s', (_database, nameOf) => {
  it('R51 reach every desk of every process, whichever process made them', async () => {
    const name = await nameOf()
    const journal: OrderJournal = await openNamedJournal(name)
    const [one, other] = [await openShop(name), await openShop(name)]
    const streams = [await listen(one), await listen(other), await listen(other, '?session=two')]
    for (const stream of streams) await received(stream, 1)
    const key = keyOf(1)
    await journal.create(newOrderOf({ key }), { from: ['recorded'], to: 'sending' })
    for (const stream of streams) await received(stream, 2)
    await journal.createEvent({ key, from: ['sending'], to: 'opened' })
    for (const stream of streams) await received(stream, 3)
    await journal.createFulfillmentEvent({ key, from: 'waiting', to: 'picking', by: 'ana' })
    for (const stream of streams) await received(stream, 4)
    await journal.savePick({ ...samplePick, key })
    for (const stream of streams) await received(stream, 5)
    expect(new Set(revisions(streams[0] as Stream)).size).toBe(5)
    await journal.close()
  })

  it('R51 query the journal once for all, and not at all without listeners', async () => {
    const shop = await openShop(await nameOf())
    expect(await stateOf(shop)).toMatchObject({ asked: 0, listening: 0 })
    const streams = await Promise.all(['a', 'b', 'c'].map((session) => listen(shop, `?session=${session}`)))
    for (const stream of streams) await received(stream, 1)
    const pass = async (count: number) => {
      const { turns } = await stateOf(shop)
      await expect.poll(async () => (await stateOf(shop)).turns).toBeGreaterThan(turns + count)
    }
    const before = await stateOf(shop)
    await pass(10)
    const later = await stateOf(shop)
    expect(later.listening).toBe(3)
    // Once for three in a turn.
    expect(later.asked - before.asked).toBeLessThanOrEqual(later.turns - before.turns + 2)
    for (const request of requests.splice(0)) request.destroy()
    await expect.poll(async () => (await stateOf(shop)).listening).toBe(0)
    const { asked: last } = await stateOf(shop)
    await pass(4)
    expect((await stateOf(shop)).asked).toBe(last)
  })
})

describe('R52 a stream of changes', () => {
  it('R52 holds no place: calls go on beside as many as there may be', async () => {
    const shop = await openShop(folder)
    for (const session of ['a', 'a', 'b', 'b']) {
      expect((await listen(shop, `?session=${session}`)).status).toBe(200)
    }
    // There is one place in its lane.
    expect((await stateOf(shop)).listening).toBe(4)
  })

  it('R52 is refused beyond what one session, and all together, may have', async () => {
    const shop = await openShop(folder)
    const first = [await listen(shop), await listen(shop)]
    expect((await listen(shop)).status).toBe(503)
    await listen(shop, '?session=b')
    await listen(shop, '?session=c')
    expect((await listen(shop, '?session=d')).status).toBe(503)
    expect(first.map(({ status }) => status)).toEqual([200, 200])
    requests[0]?.destroy()
    await expect.poll(async () => (await listen(shop, '?session=d')).status).toBe(200)
  })

  it('R52 breathes while nothing happens, so that no proxy takes it for dead', async () => {
    const stream = await listen(await openShop(folder))
    await expect.poll(() => stream.text().match(/^:$/gm)?.length).toBeGreaterThan(2)
  })

  it('R52 ends with its session: when it expires, and when it is ended', async () => {
    const shop = await openShop(folder)
    await (await listen(shop, '?session=ended')).ended
    await (await listen(shop, '?session=short&seconds=0.3')).ended
    await expect.poll(async () => (await stateOf(shop)).listening).toBe(0)
  })

  it('R52 keeps no server from ending: its listeners are closed at once', async () => {
    const shop = await openShop(folder)
    const streams = [await listen(shop), await listen(shop, '?session=b')]
    for (const stream of streams) await received(stream, 1)
    const ended = once(shop.child, 'exit')
    shop.child.kill('SIGTERM')
    // Whole: what is under way after 15 s is cut off.
    expect(await Promise.all(streams.map((stream) => stream.ended))).toEqual([true, true])
    expect(await ended).toEqual([0, null])
  })

  it('R52 opens no stream any more once its server ends, where none was open either', async () => {
    const shop = await openShop(folder)
    expect(await stateOf(shop)).toMatchObject({ listening: 0 })
    const ended = once(shop.child, 'exit')
    shop.child.kill('SIGTERM')
    const ask = () =>
      listen(shop).then(
        ({ status }) => status,
        () => 'no connection',
      )
    // Until the signal is handled it opens them.
    await expect.poll(ask).not.toBe(200)
    expect([503, 'no connection']).toContain(await ask())
    expect(await ended).toEqual([0, null])
  })
})
