import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import path from 'node:path'
import { expect, it } from 'vitest'
import { closedPort } from '../../../lib/testing/closed-port.ts'
import { newFolder } from '../../../lib/testing/new-folder.ts'

const clone = path.join(newFolder(), 'clone')
execFileSync('git', ['clone', '--quiet', process.cwd(), clone])

// Nothing of this run is in the environment of the commands but where npm finds its packages.
const environment = Object.fromEntries(
  Object.entries(process.env).filter(([name]) => /^(?:PATH|HOME|npm_config_\w+)$/i.test(name)),
)

/** Runs a command of package.json in the clone until the shop that it starts shows this at a path, then ends it. */
async function expectShop(command: readonly string[], { at, shows }: { at: string; shows: string }) {
  const port = String(await closedPort())
  const child = spawn('npm', ['run', ...command, ...(command[0] === 'dev' ? ['--', '-p', port] : [])], {
    cwd: clone,
    env: { ...environment, PORT: port } as unknown as NodeJS.ProcessEnv,
    detached: true,
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  let output = ''
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (bytes) => {
      output += String(bytes)
    })
  const ended = once(child, 'exit')
  const read = async () => {
    if (child.exitCode !== null) return output
    return fetch(`http://localhost:${port}${at}`).then(
      (answer) => answer.text(),
      () => '',
    )
  }
  try {
    await expect.poll(read, { timeout: 500_000, interval: 500 }).toContain(shows)
  } finally {
    process.kill(-(child.pid ?? 0), 'SIGTERM')
    await ended
  }
}

it('npm run up installs, builds and serves the shop in a fresh clone', async () => {
  await expectShop(['up'], { at: '/store', shows: 'Banana-prata' })
})

it('npm run dev shows a product', async () => {
  await expectShop(['dev'], { at: '/product/banana-prata', shows: 'Banana de casca fina' })
})
