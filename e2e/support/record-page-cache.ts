// Loaded into a shop before it starts: it reports at /__page-cache what Next has asked of the page cache since it was asked
// last, and what the shop knew of a path before Next was asked.
import http from 'node:http'
import PageCacheHandler from '../../lib/next/cache-handler.ts'
import { hasFreshPage } from '../../lib/next/page-store.ts'

let events: object[] = []

const { get, set } = PageCacheHandler.prototype
PageCacheHandler.prototype.get = async function find(key, context) {
  const page = await get.call(this, key, context)
  events.push({ event: 'get', key, found: page !== null })
  return page
}
PageCacheHandler.prototype.set = async function save(key, value, context) {
  events.push({ event: 'set', key })
  await set.call(this, key, value, context)
}

const { emit } = http.Server.prototype
http.Server.prototype.emit = function report(...all: [event: string, ...parameters: unknown[]]) {
  const [event, ...parameters] = all
  if (event !== 'request') return Reflect.apply(emit, this, all)
  const [request, response] = parameters as [http.IncomingMessage, http.ServerResponse]
  const path = request.url?.split('?', 1)[0] ?? ''
  if (path === '/__page-cache') {
    response.end(JSON.stringify(events))
    events = []
    return true
  }
  events.push({ event: 'request', path, isFresh: hasFreshPage(path) })
  return Reflect.apply(emit, this, all)
}
