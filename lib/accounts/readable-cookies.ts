import { stringFromBase64URL } from '@supabase/ssr'
import { z } from 'zod'
import { type CookieJar, forgetPresence } from './cookie-jar.ts'

const prefix = 'base64-'

const sessionSchema = z.looseObject({
  access_token: z.string().regex(/^[\w.-]+$/),
  refresh_token: z.string().min(1).max(1000),
  expires_at: z.number(),
})

const written = z.unknown().refine((content) => content !== undefined)

/** Session tokens from a request; unverified. */
type StoredSession = z.infer<typeof sessionSchema>

/** Removes cookies the library cannot read, or would log a stack trace for; anybody can send them. */
export function dropUnreadable(jar: CookieJar, name: string): void {
  const ours = jar.all().filter((cookie) => cookie.name.startsWith(name))
  const items = Map.groupBy(ours, (cookie) => cookie.name.replace(/\.\d+$/, ''))
  for (const [item, cookies] of items) {
    const text = textOf(item, new Map(cookies.map((cookie) => [cookie.name, cookie.value])))
    if (isReadable(text, item === name ? sessionSchema : written)) continue
    for (const cookie of cookies) jar.set(cookie.name, '', { maxAge: 0 })
    if (item === name) forgetPresence(jar)
  }
}

function textOf(item: string, values: ReadonlyMap<string, string>): string {
  const whole = values.get(item)
  if (whole) return whole
  let text = ''
  for (let index = 0; values.get(`${item}.${index}`); index += 1) text += values.get(`${item}.${index}`)
  return text
}

function isReadable(text: string, schema: z.ZodType): boolean {
  return schema.safeParse(contentOf(text)).success
}

function contentOf(text: string): unknown {
  if (!text.startsWith(prefix)) return undefined
  try {
    return JSON.parse(stringFromBase64URL(text.slice(prefix.length)))
  } catch {
    return undefined
  }
}

export function readStoredSession(jar: CookieJar, name: string): StoredSession | null {
  const values = new Map(jar.all().map((cookie) => [cookie.name, cookie.value]))
  const parsed = sessionSchema.safeParse(contentOf(textOf(name, values)))
  return parsed.success ? parsed.data : null
}
