import { z } from 'zod'
import { tokenPattern } from '../domain/message-order.ts'
import { longestEndpoint, type PushTarget, pushKeyPatterns } from '../domain/push.ts'
import { orderKeys } from './account-messages.ts'

export const pushTargetSchema: z.ZodType<PushTarget> = z.strictObject({
  endpoint: z.string().max(longestEndpoint),
  p256dh: z.string().regex(pushKeyPatterns.p256dh),
  auth: z.string().regex(pushKeyPatterns.auth),
})

/** A code as people read it aloud, as the journal has it. */
const code = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll('-', '').toLowerCase())

/** What the browser sends to `POST /api/orders/push`: whether it is to be notified of an order that it may see. */
export const orderPushSchema = z.strictObject({
  order: z.union([
    z.strictObject({ token: z.string().regex(tokenPattern) }),
    z.strictObject({ code, keys: orderKeys }),
  ]),
  target: pushTargetSchema,
  isOn: z.boolean(),
})
