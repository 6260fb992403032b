import { faultOf, remedies } from '../../lib/server/database/fault.ts'

/** What the operator can put right; the message says how. */
export class UsageError extends Error {
  override readonly name = 'UsageError'
}

export function say(text: string): void {
  process.stdout.write(`${text}\n`)
}

/**
 * Runs an operator's command. Where it fails, standard error says why, behind `whatFailed`, and what to do; it ends with 2
 * where it was called wrongly, else with 1.
 */
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
