import { z } from 'zod'

/** What people of the market are called at the desk: in its log, and on what they ticked. */
export const deskUserSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{0,39}$/)

/** The user of `DESK_PASSWORD_HASH`; no other may have the name. */
export const marketUser = 'mercado'

/** Characters. */
export const minimumPasswordLength = 12
export const maximumPasswordLength = 200

/** POST `/api/desk/session`. */
export const deskSignInSchema = z.strictObject({
  user: deskUserSchema,
  password: z.string().min(1).max(maximumPasswordLength),
})

/** POST `/api/desk/session/end`; `all`: everywhere that this user is signed in, also on a lost phone. */
export const deskSignOutSchema = z.strictObject({ all: z.boolean().default(false) })

/** GET and POST `/api/desk/session`. */
export type DeskSession = {
  readonly user: string
  /** ISO 8601. */
  readonly expiresAt: string
}
