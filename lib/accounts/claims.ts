import { z } from 'zod'

/** What we read of an access token; times in seconds since 1970. */
export const claimsSchema = z.object({
  sub: z.string().min(1).max(100),
  exp: z.number(),
  iat: z.number().catch(0),
  session_id: z.string().max(100).catch(''),
  email: z.string().max(320).catch(''),
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })).catch([]),
  user_metadata: z.unknown(),
})

export type Claims = z.infer<typeof claimsSchema>
