import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'

const deploy = path.resolve(import.meta.dirname, '../../deploy')

/** Debian puts nginx where only root looks. */
export function findNginx(): string | null {
  const places = [...(process.env['PATH'] ?? '').split(path.delimiter), '/usr/sbin', '/usr/local/sbin']
  return places.map((place) => path.join(place, 'nginx')).find((file) => fs.existsSync(file)) ?? null
}

export type RunningNginx = {
  readonly output: () => string
  readonly stop: () => Promise<void>
}

type Options = {
  readonly program: string
  readonly port: number
  /** Https port with an untrusted certificate; `port` redirects there. */
  readonly securePort?: number
  readonly replicas: readonly number[]
}

type Change = readonly [from: string, to: string]

const replicaRules = 'max_fails=1 fail_timeout=2s;'

function placesOfReplicas(replicas: readonly number[]): readonly Change[] {
  const lines = replicas.map((port) => `server 127.0.0.1:${port} ${replicaRules}`)
  return [
    [`server shop-1:3000 ${replicaRules}`, lines.join('\n    ')],
    [`server shop-2:3000 ${replicaRules}`, ''],
  ]
}

const listenAt = (known: 80 | 443, port: number): readonly Change[] => [
  [`listen ${known} `, `listen 127.0.0.1:${port} `],
  [`listen [::]:${known} `, `listen [::1]:${port} `],
]

/** Adapts a file of `deploy` to this machine. Throws when a place is missing. */
function localFile(name: string, changes: readonly Change[]): string {
  return changes.reduce(
    (config, [from, to]) => {
      if (!config.includes(from)) throw new Error(`deploy/${name} has no ${from}`)
      return config.replaceAll(from, to)
    },
    fs.readFileSync(path.join(deploy, name), 'utf8'),
  )
}

function writeConfig({ port, securePort, replicas }: Options, folder: string): string {
  const tls = path.join(folder, 'tls')
  const changes: readonly Change[] = [
    ['pid /run/nginx.pid;', `pid ${folder}/nginx.pid;`],
    ['/var/log/nginx', `${folder}/log`],
    ['/var/cache/nginx', `${folder}/cache`],
    ['/etc/nginx/tls', tls],
    ...placesOfReplicas(replicas),
    ...listenAt(80, port),
  ]
  const config = path.join(folder, 'nginx.conf')
  fs.writeFileSync(config, localFile('nginx.conf', changes))
  if (securePort !== undefined) {
    const secure = localFile('tls/tls.conf.example', [['/etc/nginx/tls', tls], ...listenAt(443, securePort)])
    fs.writeFileSync(path.join(tls, 'tls.conf'), secure)
    const wanted = ['-newkey', 'rsa:2048', '-nodes', '-x509', '-days', '1', '-subj', '/CN=localhost']
    const files = ['-keyout', path.join(tls, 'privkey.pem'), '-out', path.join(tls, 'fullchain.pem')]
    execFileSync('openssl', ['req', ...wanted, ...files], { stdio: 'pipe' })
  }
  return config
}

/** Starts nginx with `deploy/nginx.conf`; resolves when it listens. */
export async function startNginx(options: Options): Promise<RunningNginx> {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'nginx-'))
  // Under root its workers are another user.
  fs.chmodSync(folder, 0o755)
  for (const name of ['cache', 'log', 'tls']) fs.mkdirSync(path.join(folder, name))
  const config = writeConfig(options, folder)
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
    output: () => [...readLogs(folder), ...complaints].join(''),
    async stop() {
      const ended = once(child, 'exit')
      if (child.exitCode === null && child.kill('SIGTERM')) await ended
      fs.rmSync(folder, { recursive: true, force: true })
    },
  }
}

function readLogs(folder: string): readonly string[] {
  const logs = path.join(folder, 'log')
  return fs.readdirSync(logs).map((name) => fs.readFileSync(path.join(logs, name), 'utf8'))
}
