import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { Client } from 'pg'
import { closedPort } from '../../../testing/closed-port.ts'
import { copyPostgres } from './postgres-binaries.ts'

export type RunningPostgres = Awaited<ReturnType<typeof startPostgres>>

type Options = {
  readonly port?: number
  readonly settings?: readonly string[]
}

/** A real Postgres in a folder of its own; its programs come as an npm package. Throws with its own words. */
export async function startPostgres({ port: givenPort, settings = [] }: Options = {}) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'postgres-'))
  fs.chmodSync(folder, 0o755)
  const programs = copyPostgres(folder)
  const user = unprivilegedUser()
  const data = path.join(folder, 'data')
  fs.mkdirSync(data)
  if (user) fs.chownSync(data, user.uid, user.gid)
  const password = path.join(folder, 'password')
  fs.writeFileSync(password, 'local\n')
  const access = [
    '--username=shop',
    `--pwfile=${password}`,
    '--auth=scram-sha-256',
    '--encoding=UTF8',
    '--locale=C',
    '--no-sync',
  ]
  execFileSync(programs.initdb, [`--pgdata=${data}`, ...access], { ...user, cwd: folder, stdio: 'pipe' })

  const port = givenPort ?? (await closedPort())
  const urlOf = (name: string) => `postgres://shop:local@127.0.0.1:${port}/${name}`
  let server: ChildProcess | null = null
  let databases = 0

  async function start(): Promise<void> {
    let output = ''
    const where = ['-D', data, '-p', String(port), '-h', '127.0.0.1', '-k', '']
    const given = ['fsync=off', ...settings].flatMap((setting) => ['-c', setting])
    const child = spawn(programs.postgres, [...where, ...given], {
      ...user,
      cwd: folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    })
    child.stderr.on('data', (chunk) => {
      output += String(chunk)
    })
    server = child
    const deadline = Date.now() + 60_000
    while (!(await answers(urlOf('postgres')))) {
      if (child.exitCode !== null || Date.now() > deadline)
        throw new Error(`Postgres did not start: ${output}`)
      await new Promise((resolve) => setTimeout(resolve, 50))
    }
  }

  async function end(signal: 'SIGINT' | 'SIGQUIT'): Promise<void> {
    const child = server
    server = null
    if (child === null || child.exitCode !== null) return
    const ended = new Promise((resolve) => child.once('exit', resolve))
    child.kill(signal)
    await ended
  }

  await start()
  return {
    url: urlOf('postgres'),
    /** Makes one for a test. */
    async createDatabase() {
      databases += 1
      const name = `shop_${databases}`
      await ask(urlOf('postgres'), `CREATE DATABASE ${name}`)
      return urlOf(name)
    },
    start,
    /** Stops it as an operator would: who is connected is cut off. `start` goes on with what is there. */
    stop: () => end('SIGINT'),
    async remove() {
      // Immediate: a checkpoint would only write what is deleted next.
      await end('SIGQUIT')
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function unprivilegedUser(): { readonly uid: number; readonly gid: number } | null {
  if (os.userInfo().uid !== 0) return null
  const id = (option: string) => Number(execFileSync('id', [option, 'nobody'], { encoding: 'utf8' }))
  return { uid: id('-u'), gid: id('-g') }
}

async function ask(url: string, statement: string): Promise<void> {
  const client = new Client({ connectionString: url })
  client.on('error', () => undefined)
  try {
    await client.connect()
    await client.query(statement)
  } finally {
    await client.end().catch(() => undefined)
  }
}

function answers(url: string): Promise<boolean> {
  return ask(url, 'SELECT 1').then(
    () => true,
    () => false,
  )
}
