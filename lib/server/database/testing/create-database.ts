import { inject } from 'vitest'

/** The address of an empty database on the Postgres of this run. A test that stops the server starts one of its own. */
export async function createDatabase(): Promise<string> {
  const answer = await fetch(inject('postgresOfRun'))
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return text
}
