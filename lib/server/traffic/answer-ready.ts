import type { IncomingMessage, ServerResponse } from 'node:http'
import type { ResponseHeaders } from '../security-headers.ts'
import type { LaneName } from './concurrency-limits.ts'
import { type Address, readAddress } from './read-address.ts'
import { isHostPlain } from './request-headers.ts'
import { hasBody } from './take-body.ts'

/** Name, value, name, value. */
export type RawHeaders = readonly string[]

export type ReadyAnswer = {
  readonly status: 200 | 304
  readonly headers: RawHeaders
  readonly body: Buffer | null
  /** Null: sent however busy the shop is. */
  readonly lane: LaneName | null
}

type Find<Answer> = (request: IncomingMessage, address: Address) => Answer
export type FindReady = Find<ReadyAnswer | null>

/** May resolve later when it has to look something up. */
export type FindReadySoon = Find<ReadyAnswer | null | Promise<ReadyAnswer | null>>

export function readReady(request: IncomingMessage, find: FindReadySoon): ReturnType<FindReadySoon> {
  const { method, headers, url = '' } = request
  if ((method !== 'GET' && method !== 'HEAD') || headers.host === undefined || hasBody(request)) return null
  if (!isHostPlain(request)) return null
  const address = readAddress(url)
  return address && find(request, address)
}

const whole = new WeakMap<RawHeaders, string[]>()

export function sendReady(response: ServerResponse, answer: ReadyAnswer, everywhere: ResponseHeaders): void {
  const headers = whole.get(answer.headers) ?? [...Object.entries(everywhere).flat(), ...answer.headers]
  whole.set(answer.headers, headers)
  response.writeHead(answer.status, headers)
  response.end(answer.body ?? undefined)
}
