/** From the fewest lines to the most; each contains those before it. */
export const logLevels = ['error', 'warn', 'info', 'debug'] as const

export type LogLevel = (typeof logLevels)[number]

/** Of `LOG_LEVEL`. Read by itself: a line may have to be written before the settings are known to be good. */
export function logLevelOf(text: string | undefined): LogLevel {
  return logLevels.find((level) => level === text?.trim()) ?? 'info'
}
