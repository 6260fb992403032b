import { parseEnvironment } from '../environment.ts'
import { EnvironmentError } from '../environment-error.ts'

export type Variables = Readonly<Record<string, string>>

/** With what sentence these are refused; throws where they are not. */
export function messageOf(variables: Variables): string {
  try {
    parseEnvironment(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  throw new Error('expected a refusal')
}
