import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** Request and answer, from the first header to the last byte. */
export type Exchange = {
  /** Runs `release` once the answer is made or waits for its reader. */
  readonly releaseLater: (release: () => void) => void
}

type Running = Exchange & { readonly look: (now: number) => void; readonly end: () => void }

export type ReadingRules = {
  /** Milliseconds every client has, however slow. */
  readonly graceMilliseconds: number
  readonly bytesPerSecond: number
}

/** Far below 2G (some 2,000 bytes a second); a page of 17 KB has a minute and a half. */
export const readingRules: ReadingRules = { graceMilliseconds: 60_000, bytesPerSecond: 512 }

/** Open requests per connection; browsers send one after the other. */
const pipelinedRequests = 8

const everyMilliseconds = 1000

export type Exchanges = {
  readonly begin: (request: IncomingMessage, response: ServerResponse) => Exchange | null
  /** Nothing else may be written to the socket then. */
  readonly isAnswering: (socket: Duplex) => boolean
}

/** Tracks open requests (trust S17). A finished answer frees its place; slow readers are cut off. */
export function watchExchanges(server: Server, rules: ReadingRules): Exchanges {
  const bySocket = new WeakMap<Socket, Set<Running>>()
  const underWay = new Set<Running>()
  const answering = new WeakMap<Duplex, ServerResponse>()

  const timer = setInterval(() => {
    const now = performance.now()
    for (const exchange of underWay) exchange.look(now)
  }, everyMilliseconds)
  timer.unref()
  server.once('close', () => clearInterval(timer))

  return {
    begin(request, response) {
      const { socket } = request
      const running = bySocket.get(socket) ?? new Set()
      bySocket.set(socket, running)
      if (running.size >= pipelinedRequests) return null
      const bytesBefore = socket.bytesWritten
      let releases: (() => void)[] = []
      let waitingSince: number | null = null
      let isOver = false

      const exchange: Running = {
        // A client that left would never release it.
        releaseLater: (release) => (isOver ? release() : void releases.push(release)),
        end() {
          isOver = true
          running.delete(exchange)
          underWay.delete(exchange)
          for (const release of releases.splice(0)) release()
        },
        look(now) {
          const isMade = response.writableEnded || (response.headersSent && socket.writableNeedDrain)
          if (!isMade && waitingSince === null) return
          waitingSince ??= now
          for (const release of releases) release()
          releases = []
          const milliseconds = (socket.bytesWritten - bytesBefore) / (rules.bytesPerSecond / 1000)
          if (now - waitingSince > rules.graceMilliseconds + milliseconds) socket.destroy()
        },
      }
      running.add(exchange)
      underWay.add(exchange)
      answering.set(socket, response)
      response.once('close', exchange.end)
      return exchange
    },
    isAnswering: (socket) => {
      const response = answering.get(socket)
      return response ? response.headersSent && !response.writableFinished : false
    },
  }
}
