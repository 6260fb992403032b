import { z } from 'zod'

/** What people of the market are called at the desk: in its log, and on what they ticked. */
export const deskUserSchema = z
  .string()
  .trim()
  .toLowerCase()
  .regex(/^[a-z0-9][a-z0-9._-]{0,39}$/)

export const deskSignInSchema = z.strictObject({
  user: deskUserSchema,
  password: z.string().min(1).max(200),
})

/** GET and POST `/api/desk/session`. DELETE is `POST /api/desk/session/end`. */
export type DeskSession = {
  readonly user: string
  /** ISO 8601. */
  readonly expiresAt: string
}
