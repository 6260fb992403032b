import { z } from 'zod'

/** User name, shown in the log and on ticks. */
export const deskUserSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{0,39}$/)

/** User of `DESK_PASSWORD_HASH`; the name is reserved. */
export const marketUser = 'mercado'

export const minimumPasswordLength = 12
export const maximumPasswordLength = 200

export const deskSignInSchema = z.strictObject({
  user: deskUserSchema,
  password: z.string().min(1).max(maximumPasswordLength),
})

/** `all` ends every session of this user, also on a lost phone. */
export const deskSignOutSchema = z.strictObject({ all: z.boolean().default(false) })

export type DeskSession = {
  readonly user: string
  readonly expiresAt: string
}
