import { readFileSync } from 'node:fs'
import { EnvironmentError } from './environment-error.ts'
import type { Settings } from './environment-schema.ts'

/** With the password of the file, as containers are given secrets. */
export function databaseUrl({
  DATABASE_URL: address,
  DATABASE_PASSWORD_FILE: file,
}: Settings): string | null {
  if (file === undefined) return address ?? null
  if (address === undefined) {
    throw new EnvironmentError(
      'DATABASE_PASSWORD_FILE: give the address of the database too, as DATABASE_URL',
    )
  }
  const url = new URL(address)
  if (url.password !== '') {
    throw new EnvironmentError(
      'DATABASE_PASSWORD_FILE: DATABASE_URL has a password already, so give one of them',
    )
  }
  url.password = encodeURIComponent(readSecret(file))
  return url.href
}

function readSecret(file: string): string {
  try {
    return readFileSync(/* turbopackIgnore: true */ file, 'utf8').trim()
  } catch {
    throw new EnvironmentError('DATABASE_PASSWORD_FILE: the file cannot be read')
  }
}
