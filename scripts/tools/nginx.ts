import { type ChildProcess, execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const deploy = path.resolve(import.meta.dirname, '../../deploy')

/** The installed nginx, or null. Debian puts it where only root looks. */
export function findNginx(): string | null {
  const places = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return places.map((place) => path.join(place, 'nginx')).find((file) => fs.existsSync(file)) ?? null
}

export type RunningNginx = {
  readonly folder: string
  /** What it wrote so far: one line for each request, and complaints. */
  readonly output: () => string
  readonly stop: () => Promise<void>
}

type Options = {
  readonly program: string
  readonly port: number
  /** Ports of the replicas on this machine. */
  readonly replicas: readonly number[]
  /** With `deploy/tls/tls.conf.example` and a certificate of its own, on this port. */
  readonly tlsPort?: number | undefined
}

const replicaRules = 'max_fails=1 fail_timeout=2s;'

/** What stands in place of the two replicas that the file names. */
function placesOfReplicas(replicas: readonly number[]): readonly (readonly [string, string])[] {
  const lines = replicas.map((port) => `server 127.0.0.1:${port} ${replicaRules}`)
  return [
    [`server shop-1:3000 ${replicaRules}`, lines.join('\n    ')],
    [`server shop-2:3000 ${replicaRules}`, ''],
  ]
}

/** `deploy/nginx.conf` with the places of this machine, and nothing else changed. Throws where it no longer has them. */
function localConfig({ port, replicas, tlsPort }: Options, folder: string): string {
  const changes: readonly (readonly [string, string])[] = [
    ['pid /run/nginx.pid;', `pid ${folder}/nginx.pid;`],
    ['/var/log/nginx', `${folder}/log`],
    ['/var/cache/nginx', `${folder}/cache`],
    ['/etc/nginx/tls', `${folder}/tls`],
    ...placesOfReplicas(replicas),
    ['listen 80 ', `listen 127.0.0.1:${port} `],
    ['listen [::]:80 ', `listen [::1]:${port} `],
    ...(tlsPort === undefined
      ? []
      : ([
          ['listen 443 ', `listen 127.0.0.1:${tlsPort} `],
          ['listen [::]:443 ', `listen [::1]:${tlsPort} `],
        ] as const)),
  ]
  const example = path.join(deploy, 'tls', 'tls.conf.example')
  const text = fs.readFileSync(path.join(deploy, 'nginx.conf'), 'utf8')
  const include = 'include /etc/nginx/tls/*.conf;'
  const whole = tlsPort === undefined ? text : text.replace(include, () => fs.readFileSync(example, 'utf8'))
  return changes.reduce((config, [from, to]) => {
    if (!config.includes(from)) throw new Error(`deploy/nginx.conf has no ${from}`)
    return config.replaceAll(from, to)
  }, whole)
}

/** Writes all that nginx needs into a folder of its own; the path of the configuration in it. */
function prepare(options: Options): { readonly folder: string; readonly config: string } {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  // As root it works under another user.
  fs.chmodSync(folder, 0o755)
  for (const name of ['cache', 'log', 'tls']) fs.mkdirSync(path.join(folder, name))
  if (options.tlsPort !== undefined) makeCertificate(path.join(folder, 'tls'))
  const config = path.join(folder, 'nginx.conf')
  fs.writeFileSync(config, localConfig(options, folder))
  return { folder, config }
}

/** For `localhost`, a day long, as `fullchain.pem` and `privkey.pem`. */
export function makeCertificate(folder: string): void {
  const key = ['-newkey', 'rsa:2048', '-nodes', '-keyout', path.join(folder, 'privkey.pem')]
  const certificate = [
    '-x509',
    '-days',
    '1',
    '-subj',
    '/CN=localhost',
    '-out',
    path.join(folder, 'fullchain.pem'),
  ]
  execFileSync('openssl', ['req', ...key, ...certificate], { stdio: 'pipe' })
}

/** What nginx itself says of the configuration; its exit code is 0 when it can be used. */
export function checkNginxConfig(options: Options): {
  readonly status: number | null
  readonly output: string
} {
  const { folder, config } = prepare(options)
  const { status, stderr } = spawnSync(options.program, ['-t', '-c', config], { encoding: 'utf8' })
  fs.rmSync(folder, { recursive: true, force: true })
  return { status, output: stderr }
}

/** Starts nginx with `deploy/nginx.conf` on this machine's own addresses, and waits until it listens. */
export async function startNginx(options: Options): Promise<RunningNginx> {
  const { folder, config } = prepare(options)
  const child = spawn(options.program, ['-c', config, '-g', 'daemon off;'], {
    // Sockets, as under systemd.
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  const complaints: string[] = []
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk) => complaints.push(String(chunk)))
  }
  const deadline = Date.now() + 10_000
  while (!fs.existsSync(path.join(folder, 'nginx.pid'))) {
    if (child.exitCode !== null || Date.now() > deadline)
      throw new Error(`nginx did not start: ${complaints.join('')}`)
    await new Promise((resolve) => setTimeout(resolve, 20))
  }
  return {
    folder,
    output: () => [...readLogs(folder), ...complaints].join(''),
    async stop() {
      await stopProcess(child)
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function readLogs(folder: string): readonly string[] {
  const logs = path.join(folder, 'log')
  return fs.readdirSync(logs).map((name) => fs.readFileSync(path.join(logs, name), 'utf8'))
}

/** Debian's own unit, line by line; as under systemd, what it writes goes to sockets. */
const unitCommands = [
  ['-t', '-q', '-g', 'daemon on; master_process on;'],
  ['-g', 'daemon on; master_process on;'],
]

/** As `startNginx`, by the commands of Debian's `nginx.service`. Throws with what nginx said where one of them fails. */
export function startNginxByUnit(options: Options): RunningNginx {
  const { folder, config } = prepare(options)
  for (const parameters of unitCommands) {
    const { status, stderr } = spawnSync(options.program, ['-c', config, ...parameters], {
      encoding: 'utf8',
      timeout: 10_000,
    })
    if (status !== 0) throw new Error(`nginx did not start: ${stderr}`)
  }
  const pidFile = path.join(folder, 'nginx.pid')
  return {
    folder,
    output: () => readLogs(folder).join(''),
    async stop() {
      process.kill(Number(fs.readFileSync(pidFile, 'utf8')), 'SIGQUIT')
      while (fs.existsSync(pidFile)) await new Promise((resolve) => setTimeout(resolve, 20))
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

/** Its workers end with it. */
async function stopProcess(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null) return
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}
