// Loaded into a shop before it starts: its time of day is wrong by CLOCK_SHIFT milliseconds, and jumps when /__clock?shift=…
// is asked for. As in a real process the even clock of `performance` goes on, and only its origin is what the time of day
// was at the start. Its answers say that time, by which the desk goes.
import http from 'node:http'

let shift = Number(process.env['CLOCK_SHIFT'] ?? 0)
const { now } = Date
const { timeOrigin } = performance

const RealDate = Date
const shifted = () => now() + shift
// @ts-expect-error: called as a function it would return a text, which is not used here.
globalThis.Date = class extends RealDate {
  constructor(...parameters: unknown[]) {
    if (parameters.length === 0) super(shifted())
    // @ts-expect-error: whatever the caller gave.
    else super(...parameters)
  }
  static override now = shifted
  // Next copies what it finds on the class itself.
  static override UTC = RealDate.UTC
  static override parse = RealDate.parse
}
Object.defineProperty(performance, 'timeOrigin', { value: timeOrigin + shift })

const { emit } = http.Server.prototype
http.Server.prototype.emit = function jump(...all: [event: string, ...parameters: unknown[]]) {
  const [event, request, response] = all as [string, http.IncomingMessage, http.ServerResponse]
  if (event === 'request') response.setHeader('Date', new Date().toUTCString())
  if (event !== 'request' || !request.url?.startsWith('/__clock')) return Reflect.apply(emit, this, all)
  shift = Number(new URL(request.url, 'http://localhost').searchParams.get('shift'))
  response.end(String(Date.now()))
  return true
}
