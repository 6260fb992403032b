import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import type { Duplex } from 'node:stream'

/** A request and its answer, from the headers of the one to the last byte of the other. */
export type Exchange = {
  /** What is given back as soon as the answer is made, or waits for its reader. */
  readonly releaseLater: (release: () => void) => void
}

type Running = Exchange & { readonly look: (now: number) => void; readonly end: () => void }

export type ReadingRules = {
  /** What anybody has for an answer, however slow. */
  readonly graceMilliseconds: number
  /** What an answer then has to be read with, on average. */
  readonly bytesPerSecond: number
}

/**
 * Far below what a phone on 2G reads with (some 2,000 bytes a second, over several connections at once); a page of 17 KB
 * has a minute and a half.
 */
export const readingRules: ReadingRules = { graceMilliseconds: 60_000, bytesPerSecond: 512 }

/** Requests that one connection may have under way; browsers send one after the other. */
const pipelinedRequests = 8

const everyMilliseconds = 1000

export type Exchanges = {
  /** Null when this connection has too many under way already. */
  readonly begin: (request: IncomingMessage, response: ServerResponse) => Exchange | null
  /** Whether an answer on this connection has begun: nothing else may be written there. */
  readonly isAnswering: (socket: Duplex) => boolean
}

/**
 * Watches what is under way (trust S17). Once an answer is made, or waits for its reader, it holds no place any more:
 * places are for work. And a client that reads it too slowly is cut off, so that connections and memory are not held.
 */
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
        // Who has gone away meanwhile would never give it back.
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
