import { z } from 'zod'
import { readBounded } from '../../server/bounded-memory.ts'
import { Refusal } from './answers.ts'
import { refuseUnknownKeys } from './query-parameters.ts'

/** Bytes; far above any cart, far below what would hurt. */
const largestBody = 100 * 1024

const webAddress = z.url({ protocol: /^https?$/ })

const bodySchema = z.object({
  items: z
    .array(
      z.object({
        variant_id: z.string().max(100),
        quantity: z.int().min(1).max(10_000),
        custom_field_values: z
          .array(z.object({ custom_field_id: z.string().max(100), value: z.string().max(1000) }))
          .max(20)
          .optional(),
      }),
    )
    .min(1)
    .max(200),
  successUrl: webAddress,
  cancelUrl: webAddress,
  locale: z
    .string()
    .regex(/^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/)
    .optional(),
  timeZone: z.string().max(100).optional(),
  customer: z.object({ external_id: z.string().max(200), email: z.string().max(320).optional() }).optional(),
  metadata: z.record(z.string().max(100), z.string().max(1000)).optional(),
})
export type CheckoutBody = z.output<typeof bodySchema>

const specifiedKeys = ['items', 'successUrl', 'cancelUrl', 'locale', 'timeZone', 'customer']

/** The JSON of a request, or undefined when it is none; a `Refusal` (413) above 100 KB. */
export async function readJson({ body }: Request): Promise<unknown> {
  const bytes = body ? await readBounded(body, largestBody) : ''
  if (bytes === null) throw new Refusal({ status: 413, messages: ['request entity too large'] })
  try {
    return JSON.parse(bytes.toString())
  } catch {
    return undefined
  }
}

export type CheckoutHabits = {
  /** Refuse `metadata` like any other unknown key. */
  readonly refuseUnknownKeys: boolean
  /** Locales answered with a 400 that names the property. */
  readonly refusedLocales: readonly string[]
}

/** The body as the upstream's validation reads it; throws a `Refusal` (400) with its messages. */
export function parseCheckoutBody(body: unknown, habits: CheckoutHabits): CheckoutBody {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) {
    throw new Refusal({ status: 400, messages: ['Unexpected token in JSON'] })
  }
  refuseUnknownKeys(
    Object.keys(body),
    habits.refuseUnknownKeys ? specifiedKeys : [...specifiedKeys, 'metadata'],
  )
  const parsed = bodySchema.safeParse(body)
  if (!parsed.success) {
    const messages = parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`)
    throw new Refusal({ status: 400, messages })
  }
  const { locale } = parsed.data
  if (locale !== undefined && habits.refusedLocales.includes(locale)) {
    throw new Refusal({ status: 400, messages: ['locale must be one of the supported locales'] })
  }
  return parsed.data
}
