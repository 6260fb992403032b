import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import net, { type Socket } from 'node:net'
import path from 'node:path'
import { text } from 'node:stream/consumers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { newFolder } from '../testing/new-folder.ts'

const script = path.join(import.meta.dirname, 'testing', 'busy-server.ts')

describe('R24 a server that receives a signal to end while it is busy', () => {
  let folder: string
  let child: ChildProcess
  let port: number
  let ended: Promise<unknown[]>

  beforeEach(async () => {
    folder = newFolder()
    child = spawn('node', [script, path.join(folder, 'go-on')], { stdio: ['ignore', 'pipe', 'inherit'] })
    ended = once(child, 'exit')
    port = Number(await nextLine())
  })
  afterEach(() => {
    child.kill('SIGKILL')
  })

  async function nextLine(): Promise<string> {
    if (!child.stdout) throw new Error('it has no output')
    const [chunk] = await once(child.stdout, 'data')
    return String(chunk).trim()
  }

  async function connect(): Promise<Socket> {
    const socket = net.connect(port, '127.0.0.1')
    await once(socket, 'connect')
    return socket
  }

  const ask = (socket: Socket, target: string) =>
    socket.write(`GET ${target} HTTP/1.1\r\nhost: localhost\r\n\r\n`)

  /** All that comes until the connection is closed, or why it was cut off. */
  const answerOf = (socket: Socket) => text(socket).catch((error: NodeJS.ErrnoException) => error.code ?? '')

  async function makeBusy(): Promise<{ readonly answer: Promise<string> }> {
    const line = nextLine()
    const socket = await connect()
    ask(socket, '/busy')
    expect(await line).toBe('busy')
    return { answer: answerOf(socket) }
  }

  it('R24 answers clients that had connected before the signal arrived', async () => {
    const open = await connect()
    ask(open, '/')
    await once(open, 'data')
    const { answer: busy } = await makeBusy()
    child.kill('SIGTERM')
    const sockets = [open, ...(await Promise.all(Array.from({ length: 40 }, connect)))]
    for (const socket of sockets) ask(socket, '/')
    fs.writeFileSync(path.join(folder, 'go-on'), '')
    const answers = await Promise.all([busy, ...sockets.map(answerOf)])
    expect(answers.filter((answer) => !/^HTTP\/1\.1 200 .*done$/s.test(answer))).toEqual([])
    expect(await ended).toEqual([0, null])
  })

  it('R24 closes idle connections', async () => {
    const open = await connect()
    ask(open, '/')
    await once(open, 'data')
    child.kill('SIGTERM')
    expect(await answerOf(open)).toBe('')
    expect(await ended).toEqual([0, null])
  })
})
