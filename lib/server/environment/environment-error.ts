export const misconfiguredExitCode = 78

/** Thrown for a setting that cannot be used; the message names the variable and the remedy, and never the value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}
