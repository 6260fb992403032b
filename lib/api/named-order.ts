import { z } from 'zod'
import { tokenPattern } from '../domain/message-order.ts'
import { orderKeys } from './account-messages.ts'

/** A code as people read it aloud, as the journal has it. */
const code = z
  .string()
  .max(20)
  .transform((text) => text.replaceAll('-', '').toLowerCase())

/** An order that a browser may see: by the token in its address, or by its code and the keys of this device. */
export const namedOrderSchema = z.union([
  z.strictObject({ token: z.string().regex(tokenPattern) }),
  z.strictObject({ code, keys: orderKeys }),
])
export type NamedOrder = z.output<typeof namedOrderSchema>
