import type { DeskAction } from '../../api/choices.ts'
import type { DeskLogEntry } from '../../api/log.ts'

export type DeskUser = {
  readonly name: string
  /** As `hashPassword` makes it. */
  readonly hash: string
  /** ISO 8601; of the password, if it was changed. */
  readonly createdAt: string
}

/** Of a token or of a device the SHA-256 alone is kept: who reads the database cannot sign in with it. */
export type NewSession = {
  readonly tokenHash: string
  readonly user: string
  /** `credentialOf` the password hash that it was opened with: with another password it is over. */
  readonly credential: string
  /** Address that it was opened from. */
  readonly client: string
  readonly deviceHash: string
  /** ISO 8601. */
  readonly expiresAt: string
}

/** Opens the desk once in place of the password. */
export type NewPass = {
  readonly user: string
  /** SHA-256. */
  readonly passHash: string
  /** ISO 8601. */
  readonly expiresAt: string
}

export type StoredSession = Pick<NewSession, 'user' | 'credential' | 'expiresAt'> & {
  /** Of the user in the database; null where there is none of that name. */
  readonly userHash: string | null
}

/** Who tries to sign in. */
export type Visitor = Pick<NewSession, 'user' | 'client'> & {
  /** Null: no device that has signed in. */
  readonly deviceHash: string | null
}

export type NewLogEntry = Omit<DeskLogEntry, 'id' | 'at'>

export type LogFilter = {
  readonly user?: string | undefined
  readonly action?: DeskAction | undefined
  readonly code?: string | undefined
  /** Entries older than this one. */
  readonly before?: number | undefined
  readonly limit: number
}

/** Days in which a device that signed in is known, and those in which its address is. */
export const deviceDays = 180
export const addressDays = 7

/** Days that the log goes back; strangers' tries less, so that they cannot fill the disk. */
export const logDays = 400
export const refusalDays = 30

/** Storage of the desk: users, sessions and the log. */
export type DeskStore = {
  findUser(name: string): Promise<DeskUser | null>
  /** By name. */
  listUsers(): Promise<readonly DeskUser[]>
  /** A new one, or another password: all that is open for the name ends. */
  saveUser(user: Pick<DeskUser, 'name' | 'hash'>): Promise<void>
  /** All that is open for the name ends. False where there is none. */
  removeUser(name: string): Promise<boolean>
  createSession(session: NewSession): Promise<void>
  /** Null where it has ended or expired. */
  findSession(tokenHash: string): Promise<StoredSession | null>
  /** Its device stays known. */
  endSession(tokenHash: string): Promise<void>
  /**
   * Of a user, or null: of all users; passes too. How many were open. No device and no address is known any more, but those
   * of `keptTokenHash`, a session that ends as well.
   */
  endSessions(user: string | null, keptTokenHash?: string): Promise<number>
  /** In place of any earlier one of this user. */
  savePass(pass: NewPass): Promise<void>
  /** Whether it is good now; it is no more after that, however many ask at once. */
  takePass(pass: Omit<NewPass, 'expiresAt'>): Promise<boolean>
  /** Whether any user has signed in on this device. */
  isDevice(deviceHash: string): Promise<boolean>
  /** Whether this user has signed in on this device, or lately from this address; null: neither. */
  knownBy(visitor: Visitor): Promise<'device' | 'address' | null>
  /** Is on the disk when it resolves. What is older than the log goes back is deleted. */
  createLogEntry(entry: NewLogEntry): Promise<void>
  /** Newest first. */
  listLog(filter: LogFilter): Promise<readonly DeskLogEntry[]>
  close(): Promise<void>
}
