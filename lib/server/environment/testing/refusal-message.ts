import { parseEnvironment } from '../environment.ts'
import { EnvironmentError } from '../environment-error.ts'

export type Variables = Readonly<Record<string, string>>

export function messageOf(variables: Variables): string {
  try {
    parseEnvironment(variables)
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message
    throw error
  }
  throw new Error('expected a refusal')
}
