import { inject } from 'vitest'

/** Creates an empty database on the run's shared Postgres. A test that stops the server starts its own. */
export async function createDatabase(): Promise<string> {
  const answer = await fetch(inject('postgresOfRun'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
