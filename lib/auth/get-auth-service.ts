import 'server-only'
import type { AuthService } from './auth-service.ts'
import { createNotConfiguredAuth } from './not-configured.ts'

/** The one place where the keeper of accounts is chosen. */
export function getAuthService(): AuthService {
  return createNotConfiguredAuth()
}
