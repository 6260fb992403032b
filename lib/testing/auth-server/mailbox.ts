import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { People, Person } from './people.ts'
import { type Body, Refusal } from './refusal.ts'
import type { AuthServerSettings } from './settings.ts'

/** A message that the service would send, with the two parts of the link that our template puts into it. */
export type Mail = { readonly to: string; readonly type: 'email' | 'recovery'; readonly tokenHash: string }

type Link = {
  readonly personId: string
  readonly type: Mail['type']
  /** Of the browser that asked for it: the service's own templates lead back to that one. */
  readonly challenge: string
}

type Options = {
  readonly people: People
  readonly settings: AuthServerSettings
  readonly now: () => number
}

/** Milliseconds between two messages of one kind to one address. */
const mailPauseMs = 60_000
const sentKey = { email: 'confirmationSentAt', recovery: 'recoverySentAt' } as const
/** As what the link of a message is taken: its recipient may change its type. */
const typesOf = {
  email: ['email', 'signup'],
  recovery: ['recovery', 'magiclink', 'email'],
} as const satisfies Record<Mail['type'], readonly string[]>
const refusedText = {
  email: 'Error sending confirmation email',
  recovery: 'Error sending recovery email',
} as const

/** The messages of the service, and the links in them. */
export function createMailbox({ people, settings, now }: Options) {
  const mails: Mail[] = []
  const links = new Map<string, Link>()

  async function send(person: Person, type: Mail['type'], { code_challenge: challenge }: Body) {
    const key = sentKey[type]
    const seconds = Math.ceil((Date.parse(person[key] ?? '') + mailPauseMs - now()) / 1000) - 1
    if (seconds >= 0) {
      const message = `For security purposes, you can only request this after ${seconds} seconds.`
      throw new Refusal(429, 'over_email_send_rate_limit', message)
    }
    if (settings.isMailAllowanceUsed) {
      throw new Refusal(429, 'over_email_send_rate_limit', 'email rate limit exceeded')
    }
    if (settings.mailMs > 0) await wait(settings.mailMs)
    if (settings.isMailRefused) throw new Refusal(500, 'unexpected_failure', refusedText[type])
    person[key] = new Date(now()).toISOString()
    const tokenHash = `pkce_${randomBytes(28).toString('hex')}`
    links.set(tokenHash, { personId: person.id, type, challenge: String(challenge ?? '') })
    mails.push({ to: person.email, type, tokenHash })
  }

  return {
    mails,
    send,
    /** Uses a link up, which confirms the address. Throws for one that is used, unknown or of another type. */
    open(tokenHash: unknown, type: unknown): { person: Person; link: Link } {
      const link = links.get(String(tokenHash))
      const person = link && people.find(link.personId)
      const isRightType = link && (typesOf[link.type] as readonly string[]).includes(String(type))
      if (!link || !person || !isRightType) {
        throw new Refusal(403, 'otp_expired', 'Email link is invalid or has expired')
      }
      links.delete(String(tokenHash))
      people.confirm(person)
      return { person, link }
    },
    async recover(body: Body) {
      const person = people.findByEmail(String(body['email']))
      if (person) await send(person, 'recovery', body)
      return Response.json({})
    },
    async resend(body: Body) {
      const person = people.findByEmail(String(body['email']))
      if (person && !person.confirmedAt && body['type'] === 'signup') await send(person, 'email', body)
      return Response.json({})
    },
  }
}

export type Mailbox = ReturnType<typeof createMailbox>
