import type { IncomingMessage, ServerResponse } from 'node:http'
import { faults, huge, rateLimited } from '../../lib/adapters/hostinger/testing/fault-server.ts'

export type Exchange = {
  readonly request: IncomingMessage
  readonly response: ServerResponse
  /** Lets the store do what it is asked, and sends its answer. */
  readonly answer: () => Promise<void>
  /** The same, with the answer kept back. */
  readonly accept: () => Promise<unknown>
  readonly milliseconds: number
}

type Mode = (exchange: Exchange) => unknown

const plain =
  (fault: (request: IncomingMessage, response: ServerResponse) => void): Mode =>
  ({ request, response }) =>
    fault(request, response)

const wait = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

/** Seconds. */
const retryAfter = '7'

/** Everything the fault-injecting store can do wrong. */
export const modes = {
  slow: ({ milliseconds, answer }) => wait(milliseconds).then(answer),
  '500': plain(faults.serverError),
  '502': plain(faults.htmlError),
  '429': plain(rateLimited(retryAfter)),
  reset: plain(faults.reset),
  malformed: plain(faults.malformedJson),
  'half body': plain(faults.truncated),
  html: plain(faults.html),
  hang: plain(faults.hang),
  huge: plain(huge({ megabytes: 64, onSent: () => undefined })),
  'accept, then time out': ({ accept }) => accept(),
} satisfies Record<string, Mode>

export type ModeName = keyof typeof modes
export const modeNames = Object.keys(modes) as [ModeName, ...ModeName[]]
