import type Pino from 'pino'
import { loadPackage } from '../load-package.ts'
import { openOutput } from './open-output.ts'
import { redactFields } from './redact.ts'

export const logLevels = ['error', 'warn', 'info', 'debug'] as const

export type LogLevel = (typeof logLevels)[number]

function logLevelOf(text: string | undefined): LogLevel {
  return logLevels.find((level) => level === text?.trim()) ?? 'info'
}

type Write = (line: string) => void
export type Logger = Pick<Pino.Logger, 'debug' | 'info' | 'warn' | 'error'>

const lastMs = 500

export function createLogger({
  level = logLevelOf(process.env['LOG_LEVEL']),
  output,
  errors,
}: {
  readonly level?: string
  readonly output: Write
  readonly errors: Write
}): Logger {
  const pino: typeof Pino.pino = loadPackage('pino')
  const errorLevel = pino.levels.values['error'] ?? 50
  const destination = {
    // Lets pino report each line's level here.
    [Symbol.for('pino.metadata')]: true,
    lastLevel: 0,
    write(line: string) {
      if (this.lastLevel >= errorLevel) errors(line)
      else output(line)
    },
  }
  return pino(
    {
      base: null,
      level,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: (label) => ({ level: label }), log: (fields) => redactFields(fields as never) },
    },
    destination,
  )
}

export function openProcessLogger(): Logger {
  // Accessing the streams makes Node stop blocking on a pipe's reader.
  const [output, errors] = [process.stdout, process.stderr].map(({ fd }) =>
    openOutput({ fd, report: (level, event, fields) => logger[level]({ event, ...fields }) }),
  )
  if (!output || !errors) throw new Error('there is no standard output')
  process.on('exit', () => {
    for (const each of [output, errors]) each.flush(lastMs)
  })
  const logger = createLogger({ output: output.write, errors: errors.write })
  return logger
}
