import { execFileSync, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import fs from 'node:fs'
import path from 'node:path'
import { expect, it } from 'vitest'
import { closedPort } from '../../../lib/testing/closed-port.ts'
import { newFolder } from '../../../lib/testing/new-folder.ts'

const environment = { BUILDAH_ISOLATION: 'chroot', STORAGE_DRIVER: 'vfs', ...process.env }

function call(program: string, ...parameters: readonly string[]): string {
  const options = { encoding: 'utf8', env: environment, maxBuffer: 1e9 } as const
  return execFileSync(program, parameters, { ...options, stdio: ['ignore', 'pipe', 'inherit'] }).trim()
}

/** Makes the image that the Dockerfile begins with: Debian, from where this machine has it, with our Node.js and npm. */
function makeNodeImage(): string {
  const system = path.join(newFolder(), 'system')
  const [mirror = ''] = call('apt-get', 'indextargets', '--format', '$(REPO_URI)').split('\n')
  const suite = /VERSION_CODENAME=(\w+)/.exec(fs.readFileSync('/etc/os-release', 'utf8'))?.[1] ?? 'stable'
  call('debootstrap', '--variant=minbase', '--include=ca-certificates', suite, system, mirror)
  fs.copyFileSync('node_modules/node/bin/node', path.join(system, 'usr/local/bin/node'))
  const npm = path.join(call('npm', 'root', '-g'), 'npm')
  fs.cpSync(npm, path.join(system, 'usr/local/lib/node_modules/npm'), { recursive: true })
  for (const name of ['npm', 'npx'])
    fs.symlinkSync(`../lib/node_modules/npm/bin/${name}-cli.js`, path.join(system, 'usr/local/bin', name))
  const container = call('buildah', 'from', 'scratch')
  call('buildah', 'add', '--quiet', container, system, '/')
  call('buildah', 'config', '--env', 'PATH=/usr/local/bin:/usr/bin:/bin', container)
  // The registry of this machine may be behind a certificate that it alone trusts.
  const trusted = process.env['NODE_EXTRA_CA_CERTS']
  if (trusted) {
    call('buildah', 'copy', '--quiet', container, trusted, '/usr/local/share/trusted.pem')
    call('buildah', 'config', '--env', 'NODE_EXTRA_CA_CERTS=/usr/local/share/trusted.pem', container)
  }
  call('buildah', 'commit', '--quiet', '--rm', container, 'localhost/node')
  return 'localhost/node'
}

it('S55 the image of deploy/Dockerfile serves the shop', async ({ skip }) => {
  const isInstalled = (program: string) => spawnSync(program, ['--version']).error === undefined
  skip(!isInstalled('buildah') || !isInstalled('debootstrap'), 'buildah or debootstrap is not installed')
  const image = process.env['NODE_IMAGE'] ?? makeNodeImage()
  const npmrc = path.join(process.env['HOME'] ?? '', '.npmrc')
  const secret = fs.existsSync(npmrc) ? ['--secret', `id=npmrc,src=${npmrc}`] : []
  const from = ['--build-arg', `NODE_IMAGE=${image}`, ...secret]
  call(
    'buildah',
    'build',
    '--quiet',
    '-f',
    'deploy/Dockerfile',
    '-t',
    'localhost/mercado-local',
    ...from,
    '.',
  )
  const container = call('buildah', 'from', 'localhost/mercado-local')
  const port = await closedPort()
  const start = ['--env', `PORT=${port}`, container, '--', 'node', 'scripts/start.mjs']
  const shop = spawn('buildah', ['run', ...start], { env: environment, detached: true, stdio: 'inherit' })
  const ended = once(shop, 'exit')
  try {
    const read = () =>
      fetch(`http://127.0.0.1:${port}/product/banana-prata`).then(
        (answer) => answer.text(),
        () => '',
      )
    await expect.poll(read, { timeout: 60_000 }).toContain('Banana de casca fina')
  } finally {
    process.kill(-(shop.pid ?? 0), 'SIGTERM')
    await ended
    call('buildah', 'rm', container)
  }
})
