import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

// Uses the project's own Node 24 and tools, whatever Node runs this.
const environment = () => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
})

export function say(text) {
  process.stdout.write(`${text}\n`)
}

export function fail(text, code = 1) {
  process.stderr.write(`\n${text}\n`)
  process.exit(code)
}

const forwarded = ['SIGTERM', 'SIGINT', 'SIGHUP']

/** Runs a command; resolves with its exit code, 127 when missing. `onOutput` replaces our output. */
export function run(command, parameters, variables = {}, { onOutput } = {}) {
  return new Promise((resolve) => {
    const child = spawn(command, parameters, {
      cwd: root,
      env: { ...environment(), ...variables },
      stdio: onOutput ? ['ignore', 'pipe', 'pipe'] : ['ignore', 'inherit', 'inherit'],
      shell: process.platform === 'win32',
    })
    if (onOutput) for (const stream of [child.stdout, child.stderr]) stream.on('data', onOutput)
    const forward = (signal) => child.kill(signal)
    for (const signal of forwarded) process.on(signal, forward)
    child.once('error', () => resolve(127))
    child.once('close', (code, signal) => {
      for (const signal of forwarded) process.off(signal, forward)
      resolve(code ?? (signal ? 128 : 1))
    })
  })
}
