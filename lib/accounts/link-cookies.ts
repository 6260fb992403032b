import { z } from 'zod'
import type { CookieJar } from './cookie-jar.ts'
import { signUpAge } from './sign-up-proof.ts'

const askedSchema = z.object({ email: z.string().min(1).max(254), name: z.string().max(120).catch('') })

const openedSchema = z.object({
  refreshToken: z.string().min(1).max(1000),
  email: z.string().max(320),
  name: z.string().max(120),
  isNew: z.boolean(),
})

const secretSchema = z.string().regex(/^[\w-]{43}$/)

/** An opened link without an answer: enough to sign in to that account, but no session. */
export type OpenedLink = z.infer<typeof openedSchema>

type Kept<Content> = {
  readonly read: () => Content | null
  readonly write: (content: Content) => void
  readonly forget: () => void
}

/** Seconds; a link is valid for an hour, an open question for ten minutes. */
const askedAge = 60 * 60
const openedAge = 10 * 60

/** HttpOnly cookies about links; with https no other host can set them. */
export function openLinkCookies(jar: CookieJar, { isSecure }: { readonly isSecure: boolean }) {
  const prefix = isSecure ? '__Host-' : ''

  function keep<Content>(name: string, schema: z.ZodType<Content>, maxAge: number): Kept<Content> {
    const find = () => jar.all().find((cookie) => cookie.name === name)?.value
    return {
      read() {
        try {
          const json: unknown = JSON.parse(Buffer.from(find() ?? '', 'base64url').toString())
          return schema.safeParse(json).data ?? null
        } catch {
          return null
        }
      },
      write(content) {
        jar.set(name, Buffer.from(JSON.stringify(content)).toString('base64url'), { maxAge })
      },
      forget() {
        if (find() !== undefined) jar.set(name, '', { maxAge: 0 })
      },
    }
  }

  const asked = keep(`${prefix}mercado-asked`, askedSchema, askedAge)
  const askedBy = (email: string) => {
    const found = asked.read()
    return found?.email === email.toLowerCase() ? found : null
  }
  const signUp = keep(`${prefix}mercado-sign-up`, secretSchema, signUpAge)
  const opened = keep(`${prefix}mercado-link`, openedSchema, openedAge)
  return {
    asked: {
      /** Name typed with this address; null when this browser asked for no link to it. */
      find: askedBy,
      note(email: string, name = askedBy(email)?.name ?? '') {
        asked.write({ email: email.toLowerCase(), name })
      },
    },
    signUp,
    opened,
    forget() {
      for (const kept of [asked, signUp, opened]) kept.forget()
    },
  }
}

export type LinkCookies = ReturnType<typeof openLinkCookies>
