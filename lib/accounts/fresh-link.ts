import { z } from 'zod'

/** Seconds: how long a link of an e-mail stands for the current password. */
const freshSeconds = 15 * 60

const claimsSchema = z.object({
  amr: z.array(z.object({ method: z.string(), timestamp: z.number() })),
})

/** How sessions are opened by a user who reads that mailbox. */
const linkMethods: readonly string[] = ['otp', 'recovery', 'magiclink', 'invite']

/** True when this session was opened by a link of ours a short while ago; `now` in milliseconds. */
export function hasFreshLink(claims: unknown, now: number): boolean {
  const parsed = claimsSchema.safeParse(claims)
  if (!parsed.success) return false
  return parsed.data.amr.some(
    ({ method, timestamp }) => linkMethods.includes(method) && now / 1000 - timestamp < freshSeconds,
  )
}
