import * as z from 'zod/mini'
import { type OrderDetails, readOrderDetails } from '../domain/order-fields.ts'
import { identifierPattern } from '../domain/untrusted.ts'

// The content policy forbids compiled parsers, and reports the attempt.
z.config({ jitless: true })

export const count = z.int().check(z.minimum(0))
export const positive = z.int().check(z.minimum(1))

const identifier = z.string().check(z.regex(identifierPattern))
export const productId = identifier.brand<'ProductId'>()
export const variantId = identifier.brand<'VariantId'>()

const currency = z.string().check(z.regex(/^[a-z]{3}$/))
export const money = z.object({ amount: count, currency })
export const price = z.object({ amount: count, saleAmount: z.nullable(count), currency })

export const orderDetails = z.transform<unknown, OrderDetails>(readOrderDetails)

/** Reads null in place of what cannot be read. */
export const orNull = <T>(schema: z.ZodMiniType<T>) => z.catch(z.nullable(schema), null)
export const textOrNull = orNull(z.string())
export const countOrNull = orNull(count)

/** Returns undefined for what cannot be read. */
export const readerFor =
  <T>(schema: z.ZodMiniType<T>) =>
  (value: unknown): T | undefined =>
    schema.safeParse(value).data

/** Leaves out entries that cannot be read. */
export function listOf<T>(entry: z.ZodMiniType<T>) {
  const read = readerFor(entry)
  return z.pipe(
    z.array(z.unknown()),
    z.transform((entries: unknown[]): readonly T[] =>
      entries.map((one) => read(one)).filter((one) => one !== undefined),
    ),
  )
}
