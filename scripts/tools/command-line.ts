import { faultOf, remedies } from '../../lib/server/database/fault.ts'

/** Error the operator can fix by its message. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/** Runs a command; prints failures behind `whatFailed`. Exits with 2 for wrong usage, else 1. */
export async function runCommand(run: () => Promise<void>, whatFailed = ''): Promise<void> {
  try {
    await run()
  } catch (error) {
    const isMisused = error instanceof UsageError
    process.stderr.write(`${isMisused ? error.message : `${whatFailed}${failureOf(error)}`}\n`)
    process.exitCode = isMisused ? 2 : 1
  }
}

function failureOf(error: unknown): string {
  const fault = faultOf(error)
  return `${error instanceof Error ? error.message : error}.${fault ? ` ${remedies[fault]}` : ''}`
}
