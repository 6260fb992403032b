import { deskFilesPath, deskPath, isDeskFile, isDeskPath } from '../domain/desk-paths.ts'
import { deskCache } from '../domain/offline-copies.ts'
import { makeCopy } from './copies.ts'
import { isDocument } from './keepable.ts'
import type { FetchEvent } from './worker-scope.ts'

/** An address that the desk's one document answers. */
export const isDeskView = (path: string) => isDeskPath(path) && !isDeskFile(path)

/** What nginx and others say for a shop that does not run. */
const isGatewayFailure = ({ status }: Response) => status >= 502 && status <= 504

let turn: Promise<unknown> = Promise.resolve()

/** One after the other: what was asked last holds. */
function inTurn(work: () => Promise<unknown>): Promise<unknown> {
  turn = turn.then(work).catch(() => undefined)
  return turn
}

/**
 * The one exception to what a worker keeps (trust S16, S36): the document of the market's desk, which holds no one's name
 * and no order, and the files that it names. Kept where a page says that a user is signed in, until one says that none is.
 */
export const keepDesk = () => inTurn(keep)
export const forgetDesk = () => inTurn(() => caches.delete(deskCache))

async function keep(): Promise<void> {
  const answer = await fetch(deskPath, { credentials: 'omit', mode: 'same-origin', cache: 'no-cache' })
  if (answer.status !== 200 || answer.redirected || !isDocument(answer)) return
  const html = await answer.text()
  const [, named = ''] = /data-files="([\w.\s-]+)"/.exec(html) ?? []
  const files = named.split(' ').filter(Boolean).map(deskFilesPath)
  // Not ours, or of a shop that keeps no copies.
  if (files.length === 0) return
  const cache = await caches.open(deskCache)
  const kept = await Promise.all(files.map((file) => keepFile(file, cache)))
  if (!kept.every(Boolean)) return
  await cache.put(deskPath, makeCopy(html, answer, Date.now()))
  const wanted = [deskPath, ...files]
  const others = (await cache.keys()).filter(({ url }) => !wanted.includes(new URL(url).pathname))
  await Promise.all(others.map((file) => cache.delete(file)))
}

/** A file of another content has another name. */
async function keepFile(file: string, cache: Cache): Promise<boolean> {
  if (await cache.match(file, { ignoreVary: true })) return true
  const answer = await fetch(file)
  if (answer.status !== 200 || isDocument(answer)) return false
  await cache.put(file, answer)
  return true
}

async function find(path: string): Promise<Response | undefined> {
  const cache = (await caches.has(deskCache)) ? await caches.open(deskCache) : null
  return cache?.match(path, { ignoreVary: true })
}

/** What the network says, as the browser asks it; without an answer in time the copy, where there is one. */
export async function answerDeskView({ request }: FetchEvent, timeoutMs: number): Promise<Response> {
  const answer = fetch(request)
  answer.catch(() => undefined)
  const tooLate = new Promise<undefined>((resolve) => setTimeout(resolve, timeoutMs))
  const copy = () => find(deskPath).catch(() => undefined)
  try {
    const first = await Promise.race([answer, tooLate])
    if (first && !isGatewayFailure(first)) return first
    return (await copy()) ?? (await answer)
  } catch (error) {
    const kept = await copy()
    if (kept) return kept
    throw error
  }
}

export async function answerDeskFile({ request }: FetchEvent): Promise<Response> {
  const kept = await find(new URL(request.url).pathname).catch(() => undefined)
  return kept ?? fetch(request)
}
