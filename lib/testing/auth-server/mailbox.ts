import { randomBytes } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import type { People, Person } from './people.ts'
import { type Body, Refusal } from './refusal.ts'
import type { AuthServerSettings } from './settings.ts'

/** Message with both parts of its link. */
export type Mail = { readonly to: string; readonly type: 'email' | 'recovery'; readonly tokenHash: string }

type Link = {
  readonly personId: string
  readonly type: Mail['type']
  /** PKCE challenge of the requesting browser. */
  readonly challenge: string
}

type Options = {
  readonly people: People
  readonly settings: AuthServerSettings
  readonly now: () => number
}

/** Milliseconds between messages of a kind to an address. */
const mailPauseMs = 60_000
const sentKey = { email: 'confirmationSentAt', recovery: 'recoverySentAt' } as const
/** Interchangeable link types: the recipient may alter them. */
const typesOf = {
  email: ['email', 'signup'],
  recovery: ['recovery', 'magiclink', 'email'],
} as const satisfies Record<Mail['type'], readonly string[]>
const refusedText = {
  email: 'Error sending confirmation email',
  recovery: 'Error sending recovery email',
} as const

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
    /** Consumes a link and confirms its address. Throws for a used, unknown or mistyped one. */
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
