import type { FullResult, TestCase, TestResult } from '@playwright/test/reporter'
import type { Reporter } from 'vitest/node'

const accepted = [
  'CONTRACT_STORE_API_URL and CONTRACT_STORE_ID are not set',
  'nginx cannot be installed',
  'only root gives files away',
  'root alone can make such a folder',
  'this system has no /proc',
  'this system has no command "script"',
  'this user may not make a namespace',
  'this user may not mount a disk',
  'this user may not trace a process',
]

function reportSkips(skipped: readonly (readonly [title: string, reason: string | undefined])[]): boolean {
  for (const [title, reason] of skipped) process.stderr.write(`skipped: ${title}: ${reason ?? 'no reason'}\n`)
  const isAccepted = skipped.every(([, reason]) => accepted.includes(reason ?? ''))
  if (!isAccepted) process.stderr.write('A reason is not in lib/testing/report-skips.ts.\n')
  return isAccepted || !process.env['CI']
}

export const vitestSkips: Reporter = {
  onTestRunEnd(modules) {
    const skipped = modules
      .flatMap(({ children }) => [...children.allTests('skipped')])
      .map((test) => {
        const result = test.result()
        return [test.fullName, result.state === 'skipped' ? result.note : undefined] as const
      })
    if (!reportSkips(skipped)) process.exitCode = 1
  },
}

export default class PlaywrightSkips {
  readonly #skipped: (readonly [string, string | undefined])[] = []

  onTestEnd(test: TestCase, { status, annotations }: TestResult) {
    if (status !== 'skipped') return
    const skip = annotations.find(({ type }) => type === 'skip' || type === 'fixme')
    this.#skipped.push([test.titlePath().filter(Boolean).join(' > '), skip?.description])
  }

  onEnd(): Partial<FullResult> {
    return reportSkips(this.#skipped) ? {} : { status: 'failed' }
  }
}
