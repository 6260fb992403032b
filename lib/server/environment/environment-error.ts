export const misconfiguredExitCode = 78

/** Invalid setting; the message names the variable and the remedy, never the value. */
export class EnvironmentError extends Error {
  override readonly name = 'EnvironmentError'
}
