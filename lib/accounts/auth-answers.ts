import { z } from 'zod'

// What the service answers with 2xx, as far as we and its library read it; `recorded-answers.json` has whole ones.
const user = z.looseObject({ id: z.string().min(1).max(100), email: z.string().nullish() })
const session = z.looseObject({
  access_token: z.string().regex(/^[\w-]+\.[\w-]+\.[\w-]*$/),
  refresh_token: z.string().min(1).max(1000),
  expires_in: z.number(),
  expires_at: z.number().optional(),
  user,
})
const anything = z.looseObject({})

const schemas: readonly [path: RegExp, schema: z.ZodType][] = [
  [/\/token$|\/verify$/, session],
  [/\/signup$/, z.union([session, user])],
  [/\/user$/, user],
  [/\/settings$/, z.looseObject({ external: anything })],
  [/\/jwks\.json$/, z.looseObject({ keys: z.array(anything) })],
  [/\/recover$|\/resend$|\/admin\/users\//, anything],
]

/** A refusal says why, in one of two forms; a gateway in front of the service says less. */
const refusal = z.union([
  z.looseObject({ code: z.string(), message: z.string().catch('') }),
  z.looseObject({ error_code: z.string(), msg: z.string().catch('') }),
  z.looseObject({ message: z.string() }),
])

/** The JSON of an answer; undefined where it is not what the service answers to such a call. */
export function parseAnswer(path: string, status: number, text: string): unknown {
  if (status === 204) return null
  const schema = status < 300 ? schemas.find(([pattern]) => pattern.test(path))?.[1] : refusal
  try {
    const json = JSON.parse(text)
    return schema && !schema.safeParse(json).success ? undefined : json
  } catch {
    return undefined
  }
}
