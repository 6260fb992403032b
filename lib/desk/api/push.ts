import { z } from 'zod'
import { pushTargetSchema } from '../../api/order-messages.ts'

/** POST `/api/desk/push`: whether this browser is notified of new orders while the session lasts. */
export const deskPushSchema = z.strictObject({
  target: pushTargetSchema,
  isOn: z.boolean(),
})
