import { spawn } from 'node:child_process'
import path from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = path.resolve(fileURLToPath(new URL('../..', import.meta.url)))

// Node 24 and every tool come from the project's own packages, whatever Node started this script.
const environment = () => ({
  ...process.env,
  NEXT_TELEMETRY_DISABLED: '1',
  PATH: `${path.join(root, 'node_modules', '.bin')}${path.delimiter}${process.env.PATH ?? ''}`,
})

/** Prints one line of progress. */
export function say(text) {
  process.stdout.write(`${text}\n`)
}

/** Ends the script with one readable sentence. */
export function fail(text, code = 1) {
  process.stderr.write(`\n${text}\n`)
  process.exit(code)
}

const forwarded = ['SIGTERM', 'SIGINT', 'SIGHUP']

/**
 * Runs a command with our output and environment; resolves with its exit code, 127 when it does not exist. `onOutput` gets
 * what it writes in place of our output.
 */
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
