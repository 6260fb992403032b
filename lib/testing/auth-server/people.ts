import { randomUUID } from 'node:crypto'
import { Refusal } from './refusal.ts'

export type Person = {
  readonly id: string
  readonly email: string
  readonly createdAt: string
  readonly identities: string[]
  password: string | null
  confirmedAt: string | null
  mailedAt: number
  isBanned: boolean
  metadata: Record<string, unknown>
}

/** Milliseconds between two messages to one address; the service has 60 s. */
const mailPauseMs = 60_000

/** Who has an account. Nothing is kept longer than the process lives. */
export function createPeople(now: () => number) {
  const people = new Map<string, Person>()
  const findByEmail = (email: string) =>
    [...people.values()].find((person) => person.email === email.toLowerCase())

  return {
    find: (id: string) => people.get(id),
    findByEmail,
    add(
      person: Pick<Person, 'email' | 'password' | 'metadata'> & { isConfirmed: boolean; identity: string },
    ) {
      const added: Person = {
        id: randomUUID(),
        email: person.email.toLowerCase(),
        createdAt: new Date(now()).toISOString(),
        identities: [person.identity],
        password: person.password,
        confirmedAt: person.isConfirmed ? new Date(now()).toISOString() : null,
        mailedAt: 0,
        isBanned: false,
        metadata: { ...person.metadata },
      }
      people.set(added.id, added)
      return added
    },
    remove: (id: string) => people.delete(id),
    /** Null takes a key away, as the service does. */
    mergeMetadata(person: Person, data: Readonly<Record<string, unknown>>) {
      for (const [key, value] of Object.entries(data)) {
        if (value === null) delete person.metadata[key]
        else person.metadata[key] = value
      }
    },
    checkMailPause(person: Person) {
      const seconds = Math.ceil((person.mailedAt + mailPauseMs - now()) / 1000)
      if (seconds <= 0) return
      const message = `For security purposes, you can only request this after ${seconds} seconds.`
      throw new Refusal(429, 'over_email_send_rate_limit', message)
    },
  }
}

export type People = ReturnType<typeof createPeople>

/** The user as the service answers. */
export function toUserJson(person: Person) {
  return {
    id: person.id,
    aud: 'authenticated',
    role: 'authenticated',
    email: person.email,
    email_confirmed_at: person.confirmedAt,
    phone: '',
    confirmed_at: person.confirmedAt,
    app_metadata: { provider: person.identities[0], providers: person.identities },
    user_metadata: person.metadata,
    identities: person.identities.map((provider) => ({
      identity_id: person.id,
      id: person.id,
      user_id: person.id,
      provider,
      identity_data: { email: person.email, sub: person.id },
    })),
    created_at: person.createdAt,
    updated_at: person.createdAt,
    is_anonymous: false,
  }
}
