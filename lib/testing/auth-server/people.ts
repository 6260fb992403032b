import { randomUUID } from 'node:crypto'

export type Identity = {
  readonly provider: 'email' | 'google'
  /** Google account id; null: the account's own. */
  readonly providerId: string | null
  readonly data: Record<string, unknown>
}

export type Person = {
  readonly id: string
  readonly email: string
  readonly createdAt: string
  readonly identities: Identity[]
  password: string | null
  confirmedAt: string | null
  confirmationSentAt: string | null
  recoverySentAt: string | null
  lastSignInAt: string | null
  isBanned: boolean
  metadata: Record<string, unknown>
}

type NewPerson = {
  readonly email: string
  readonly password: string | null
  readonly metadata?: Readonly<Record<string, unknown>>
  /** Defaults to true, as for users added by an operator. */
  readonly isConfirmed?: boolean
  readonly identity?: Identity['provider']
}

export function createPeople(now: () => number) {
  const people = new Map<string, Person>()
  const time = () => new Date(now()).toISOString()

  function register(id: string, { email, metadata, isConfirmed, identity }: Required<NewPerson>) {
    const proof = { email, email_verified: false, phone_verified: false, sub: id }
    if (identity === 'google') return { metadata: { ...metadata }, data: { ...metadata } }
    if (isConfirmed) return { metadata: { email_verified: true, ...metadata }, data: proof }
    return { metadata: { ...metadata, ...proof }, data: { ...metadata, ...proof } }
  }

  return {
    find: (id: string) => people.get(id),
    findByEmail: (email: string) =>
      [...people.values()].find((person) => person.email === email.toLowerCase()),
    add(given: NewPerson): Person {
      const person = { metadata: {}, isConfirmed: true, identity: 'email', ...given } as const
      const id = randomUUID()
      const email = person.email.toLowerCase()
      const { metadata, data } = register(id, { ...person, email })
      const providerId = person.identity === 'google' ? String(person.metadata['sub'] ?? id) : null
      const added: Person = {
        id,
        email,
        createdAt: time(),
        identities: [{ provider: person.identity, providerId, data }],
        password: person.password,
        confirmedAt: person.isConfirmed ? time() : null,
        confirmationSentAt: null,
        recoverySentAt: null,
        lastSignInAt: null,
        isBanned: false,
        metadata,
      }
      people.set(id, added)
      return added
    },
    remove: (id: string) => people.delete(id),
    confirm(person: Person) {
      if (person.confirmedAt) return
      person.confirmedAt = time()
      person.metadata['email_verified'] = true
      for (const { data } of person.identities) data['email_verified'] = true
    },
    /** Null removes a key, as in the service. */
    mergeMetadata(person: Person, data: Readonly<Record<string, unknown>>) {
      for (const [key, value] of Object.entries(data)) {
        if (value === null) delete person.metadata[key]
        else person.metadata[key] = value
      }
    },
  }
}

export type People = ReturnType<typeof createPeople>

export function appMetadataOf({ identities }: Person) {
  const providers = identities.map(({ provider }) => provider)
  return { provider: providers[0], providers }
}

export function toUserJson(person: Person) {
  const { id, email, createdAt } = person
  return {
    id,
    aud: 'authenticated',
    role: 'authenticated',
    email,
    email_confirmed_at: person.confirmedAt ?? undefined,
    phone: '',
    confirmation_sent_at: person.confirmationSentAt ?? undefined,
    confirmed_at: person.confirmedAt ?? undefined,
    recovery_sent_at: person.recoverySentAt ?? undefined,
    last_sign_in_at: person.lastSignInAt ?? undefined,
    app_metadata: appMetadataOf(person),
    user_metadata: person.metadata,
    identities: person.identities.map(({ provider, providerId, data }) => ({
      identity_id: id,
      id: providerId ?? id,
      user_id: id,
      identity_data: data,
      provider,
      last_sign_in_at: createdAt,
      created_at: createdAt,
      updated_at: createdAt,
      email,
    })),
    created_at: createdAt,
    updated_at: createdAt,
    is_anonymous: false,
  }
}
