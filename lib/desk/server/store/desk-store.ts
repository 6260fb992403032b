import type { DeskAction } from '../../api/choices.ts'
import type { DeskLogEntry } from '../../api/log.ts'

export type DeskUser = {
  readonly name: string
  readonly hash: string
  /** ISO 8601; latest change of the password. */
  readonly createdAt: string
}

/** Stores only SHA-256 hashes of tokens and devices, so that readers of the database cannot sign in. */
export type NewSession = {
  readonly tokenHash: string
  readonly user: string
  /** `credentialOf` the password hash; a new password ends the session. */
  readonly credential: string
  readonly client: string
  readonly deviceHash: string
  readonly expiresAt: string
}

/** Replaces the password for one sign-in. */
export type NewPass = {
  readonly user: string
  readonly passHash: string
  readonly expiresAt: string
}

export type StoredSession = Pick<NewSession, 'user' | 'credential' | 'expiresAt'> & {
  readonly userHash: string | null
}

export type Visitor = Pick<NewSession, 'user' | 'client'> & {
  /** Null for an unknown device. */
  readonly deviceHash: string | null
}

export type NewLogEntry = Omit<DeskLogEntry, 'id' | 'at'>

export type LogFilter = {
  readonly user?: string | undefined
  readonly action?: DeskAction | undefined
  readonly code?: string | undefined
  readonly before?: number | undefined
  readonly limit: number
}

/** Days for which a device, and its address, stay known. */
export const deviceDays = 180
export const addressDays = 7

/** Days of the log; attempts by strangers are kept for less, so that they cannot fill the disk. */
export const logDays = 400
export const refusalDays = 30

export type DeskStore = {
  findUser(name: string): Promise<DeskUser | null>
  listUsers(): Promise<readonly DeskUser[]>
  /** A new user or password ends all sessions of the name. */
  saveUser(user: Pick<DeskUser, 'name' | 'hash'>): Promise<void>
  /** Ends all sessions; false for an unknown user. */
  removeUser(name: string): Promise<boolean>
  createSession(session: NewSession): Promise<void>
  /** Null when ended or expired. */
  findSession(tokenHash: string): Promise<StoredSession | null>
  /** Keeps its device known. */
  endSession(tokenHash: string): Promise<void>
  /** Ends sessions and passes of a user, or of all for null; forgets devices except `keptTokenHash`'s. */
  endSessions(user: string | null, keptTokenHash?: string): Promise<number>
  /** Replaces an earlier pass of the user. */
  savePass(pass: NewPass): Promise<void>
  /** True once for a valid pass, even with concurrent calls. */
  takePass(pass: Omit<NewPass, 'expiresAt'>): Promise<boolean>
  /** True if any user has signed in on this device. */
  isDevice(deviceHash: string): Promise<boolean>
  /** Known by this user's sign-in on the device, or recently from the address; null otherwise. */
  knownBy(visitor: Visitor): Promise<'device' | 'address' | null>
  /** Durable when resolved; deletes expired entries. */
  createLogEntry(entry: NewLogEntry): Promise<void>
  listLog(filter: LogFilter): Promise<readonly DeskLogEntry[]>
  close(): Promise<void>
}
