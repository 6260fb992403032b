import { z } from 'zod'
import { longestEndpoint, type PushTarget, pushKeyPatterns } from '../domain/push.ts'
import { namedOrderSchema } from './named-order.ts'

export const pushTargetSchema: z.ZodType<PushTarget> = z.strictObject({
  endpoint: z.string().max(longestEndpoint),
  p256dh: z.string().regex(pushKeyPatterns.p256dh),
  auth: z.string().regex(pushKeyPatterns.auth),
})

/** What the browser sends to `POST /api/orders/push`: whether it is to be notified of an order that it may see. */
export const orderPushSchema = z.strictObject({
  order: namedOrderSchema,
  target: pushTargetSchema,
  isOn: z.boolean(),
})
