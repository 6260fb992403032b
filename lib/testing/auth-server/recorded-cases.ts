import { createHash } from 'node:crypto'
import type { createAuthServer } from './handler.ts'
import type { AuthServerSettings } from './settings.ts'

export type Filling = Readonly<Record<string, string>>

export type Stage = {
  readonly auth: Awaited<ReturnType<typeof createAuthServer>>
  readonly wait: (milliseconds: number) => void
  readonly call: (method: string, path: string, options?: CallOptions) => Promise<Response>
}

export type CallOptions = { readonly body?: object; readonly bearer?: string | undefined }

/** Prepares the state of a recorded request and fills its tokens; `bearer` is the access token. */
type Play = (stage: Stage) => Promise<Filling> | Filling

type Tokens = { readonly access_token: string; readonly refresh_token: string }

const password = 'uma senha so minha 9'
const verifier = 'a'.repeat(64)
const challenge = createHash('sha256').update(verifier).digest('base64url')

function addPerson({ auth }: Stage, email: string) {
  const metadata = { full_name: 'Ana Souza' }
  return auth.people.add({ email, password, metadata })
}

async function signUp(stage: Stage, email: string): Promise<Filling> {
  await stage.call('POST', '/signup', { body: { email, password, data: { full_name: 'Nova' } } })
  return {}
}

async function signIn(stage: Stage, email: string): Promise<Tokens> {
  const answer = await stage.call('POST', '/token?grant_type=password', { body: { email, password } })
  return (await answer.json()) as Tokens
}

/** Signs a user in, then runs `then`. */
const signedIn =
  (email: string, then: (stage: Stage, tokens: Tokens) => unknown = () => undefined): Play =>
  async (stage) => {
    addPerson(stage, email)
    const tokens = await signIn(stage, email)
    await then(stage, tokens)
    return { bearer: tokens.access_token, refresh_token: tokens.refresh_token }
  }

const ban = ({ auth }: Stage) => {
  for (const email of ['tem@example.com', 'ban@example.com']) {
    const person = auth.people.findByEmail(email)
    if (person) person.isBanned = true
  }
}
const remove = ({ auth }: Stage) => auth.people.remove(auth.people.findByEmail('tem@example.com')?.id ?? '')
const signOut = (stage: Stage, tokens: Tokens) =>
  stage.call('POST', '/logout?scope=local', { bearer: tokens.access_token })
const saveFavourites = ({ auth }: Stage) => {
  const person = auth.people.findByEmail('tem@example.com')
  if (person) Object.assign(person.metadata, { favourites: 'a.b' })
}
const recovered = async (stage: Stage) => {
  saveFavourites(stage)
  await recover(stage)
}
const renew = (stage: Stage, refreshToken: string) =>
  stage.call('POST', '/token?grant_type=refresh_token', { body: { refresh_token: refreshToken } })

const renewTwice = async (stage: Stage, { refresh_token: first }: Tokens) => {
  const { refresh_token: second } = (await (await renew(stage, first)).json()) as Tokens
  await renew(stage, second)
  stage.wait(60_000)
}

const recover = (stage: Stage) => stage.call('POST', '/recover', { body: { email: 'tem@example.com' } })
const lastLink = ({ auth }: Stage): Filling => ({ token_hash: auth.mails.at(-1)?.tokenHash ?? '' })

const signedUp: Play = (stage) => signUp(stage, 'nova@example.com')
const known: Play = (stage) => {
  addPerson(stage, 'tem@example.com')
  return {}
}
const noSetup: Play = () => ({})

const set =
  (settings: Partial<AuthServerSettings>, play: Play = noSetup): Play =>
  (stage) => {
    Object.assign(stage.auth.settings, settings)
    return play(stage)
  }

const google: Play = async (stage) => {
  const query = new URLSearchParams({ provider: 'google', code_challenge: challenge })
  const first = await stage.call('GET', `/authorize?${query}`)
  const page = await stage.auth.handle(new Request(first.headers.get('location') ?? ''))
  const back = await stage.auth.handle(new Request(page.headers.get('location') ?? ''))
  const code = new URL(back.headers.get('location') ?? '').searchParams.get('code') ?? ''
  return { auth_code: code, code_verifier: verifier }
}
const gabi = { googleEmail: 'gabi@gmail.example', googleName: 'Gabi do Google' }
const strange: Filling = { auth_code: 'no-code-of-ours', code_verifier: verifier }
const refused = { isMailRefused: true }

export const plays: Readonly<Record<string, Play>> = {
  keys: noSetup,
  settings: noSetup,
  'sign-up': noSetup,
  'sign-up again within a minute, not confirmed': signedUp,
  'sign-up of an address that has an account': known,
  'sign-up with a short password': noSetup,
  'sign-up with a password of more than 72 bytes': noSetup,
  'sign-up with an address that is none': noSetup,
  'sign-in before confirming': signedUp,
  'sign-in before confirming, wrong password': signedUp,
  'sign-in, wrong password': known,
  'sign-in, nobody': noSetup,
  'sign-in': known,
  'link, unknown': () => ({ token_hash: 'pkce_of_nobody' }),
  link: async (stage) => {
    await signUp(stage, 'nova@example.com')
    return lastLink(stage)
  },
  'link, used': async (stage) => {
    await signUp(stage, 'nova@example.com')
    const link = lastLink(stage)
    await stage.call('POST', '/verify', { body: { type: 'email', ...link } })
    return link
  },
  user: signedIn('tem@example.com'),
  'what an access token holds': signedIn('tem@example.com'),
  'change of metadata': signedIn('tem@example.com'),
  'same password': signedIn('tem@example.com'),
  'weak password': signedIn('tem@example.com'),
  'password of more than 72 bytes': signedIn('tem@example.com'),
  resend: noSetup,
  'resend within a minute': (stage) => signUp(stage, 'espera@example.com'),
  'resend of a confirmation': async (stage) => {
    await signUp(stage, 'espera@example.com')
    stage.wait(61_000)
    return {}
  },
  recover: known,
  'recover again within a minute': async (stage) => {
    await known(stage)
    await recover(stage)
    return {}
  },
  'recover of nobody': noSetup,
  'link of a recovery': async (stage) => {
    await signedIn('tem@example.com', saveFavourites)(stage)
    await recover(stage)
    return lastLink(stage)
  },
  renewal: signedIn('tem@example.com', recovered),
  'renewal with the same token within ten seconds': signedIn('tem@example.com', async (stage, tokens) => {
    await recovered(stage)
    await renew(stage, tokens.refresh_token)
  }),
  'renewal with a token used longer ago': signedIn('tem@example.com', renewTwice),
  'renewal with a token that is none': () => ({ refresh_token: 'made up' }),
  'sign-out here': signedIn('tem@example.com'),
  'user of a session that has ended': signedIn('tem@example.com', signOut),
  'sign-out of a session that has ended': signedIn('tem@example.com', signOut),
  'user with a token that is none': () => ({ bearer: 'x.y.z' }),
  'user with a token without a subject': async ({ auth }) => ({
    bearer: await auth.sign({ role: 'anon', exp: 4_000_000_000 }),
  }),
  'user of a blocked account': signedIn('tem@example.com', ban),
  'sign-in of a blocked account': signedIn('ban@example.com', ban),
  'renewal of a blocked account': signedIn('tem@example.com', ban),
  'user of a deleted account': signedIn('tem@example.com', remove),
  'renewal of a deleted account': signedIn('tem@example.com', remove),
  'on to Google': () => ({ challenge }),
  'code, unknown': () => strange,
  'code with another verifier': async (stage) => ({
    ...(await google(stage)),
    code_verifier: 'b'.repeat(64),
  }),
  code: set(gabi, google),
  'code, used': async (stage) => {
    const filling = await google(stage)
    await stage.call('POST', '/token?grant_type=pkce', { body: filling })
    return filling
  },
  'sign-up while the mail server refuses': set(refused),
  'recover while the mail server refuses': (stage) => {
    addPerson(stage, 'correio@example.com')
    return set(refused)(stage)
  },
  'Confirm email off › sign-up': set({ isAutoconfirmed: true }),
  'Confirm email off › sign-up of an address that has an account': set({ isAutoconfirmed: true }, (stage) => {
    addPerson(stage, 'a@example.com')
    return {}
  }),
  'sign-up closed › sign-up': set({ isSignUpClosed: true }),
  'e-mail switched off › sign-up': set({ isEmailOn: false }),
  'e-mail switched off › sign-in': set({ isEmailOn: false }),
  'Google switched off › settings': set({ isGoogleOn: false }),
  'Google switched off › on to Google': set({ isGoogleOn: false }, () => ({ challenge })),
  'one message an hour › sign-up when the project has sent all its messages': set({
    isMailAllowanceUsed: true,
  }),
  'few sign-ins › sign-in, too many': set({ callsPerAddress: 0 }),
  'Secure password change on › new password, session of three days': set(
    { isPasswordChangeSecure: true, accessTokenSeconds: 4 * 86_400 },
    signedIn('a@example.com', ({ wait }) => wait(3 * 86_400_000)),
  ),
  'current password required › new password without the current one': set(
    { isCurrentPasswordRequired: true },
    signedIn('a@example.com'),
  ),
  'current password required › new password with a wrong current one': set(
    { isCurrentPasswordRequired: true },
    signedIn('a@example.com'),
  ),
  'current password required › new password with the current one': set(
    { isCurrentPasswordRequired: true },
    signedIn('a@example.com'),
  ),
  'letters and digits required › sign-up with letters alone': set({
    requiredCharacters: ['abcdefghijklmnopqrstuvwxyz', '0123456789'],
  }),
}
