type Level = 'info' | 'warn' | 'error'
type Fields = Readonly<Record<string, string | number | boolean | null | undefined>>

/** One line of JSON on standard output (errors: standard error). No contact of a shopper is ever a field. */
export function log(level: Level, event: string, fields: Fields = {}): void {
  const line = `${JSON.stringify({ time: new Date().toISOString(), level, event, ...fields })}\n`
  if (level === 'error') process.stderr.write(line)
  else process.stdout.write(line)
}
