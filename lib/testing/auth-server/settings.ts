/** What an operator sets in a project, and how the service behaves for now. */
export type AuthServerSettings = {
  accessTokenSeconds: number
  isStrict: boolean
  /** True: tokens are signed with a secret that only the service has, as in projects of before public keys. */
  isSecretShared: boolean
  /** The set of public keys that the service publishes in place of its own; null: its own. */
  publishedKeys: readonly object[] | null
  /** True: a sign-up opens a session at once, as in a project without confirmation. */
  isAutoconfirmed: boolean
  isSignUpClosed: boolean
  /** False: neither sign-up nor sign-in with e-mail and password. */
  isEmailOn: boolean
  isGoogleOn: boolean
  /** True: the project has sent as many messages as it may in an hour. */
  isMailAllowanceUsed: boolean
  /** True: the mail server takes no message. */
  isMailRefused: boolean
  /** True: 'Secure password change', which takes no new password from a session of more than a day. */
  isPasswordChangeSecure: boolean
  /** True: a new password needs the current one, unless the session was opened by a link. */
  isCurrentPasswordRequired: boolean
  minimumPasswordLength: number
  /** Sets of letters of which a password needs one each, in the order of the service's own message. */
  requiredCharacters: readonly string[]
  /** Calls that one address may make of each kind; null: as many as it likes. */
  callsPerAddress: number | null
  /** True: counts by `Sb-Forwarded-For`, where the call comes with the secret key. */
  isAddressForwarded: boolean
  /** Milliseconds that handing a message to the mail server takes. */
  mailMs: number
  /** What the shopper does on Google's page. */
  google: 'agrees' | 'refuses'
  googleName: string
  googleEmail: string
}

export const defaultSettings: AuthServerSettings = {
  accessTokenSeconds: 3600,
  isStrict: false,
  isSecretShared: false,
  publishedKeys: null,
  isAutoconfirmed: false,
  isSignUpClosed: false,
  isEmailOn: true,
  isGoogleOn: true,
  isMailAllowanceUsed: false,
  isMailRefused: false,
  isPasswordChangeSecure: false,
  isCurrentPasswordRequired: false,
  minimumPasswordLength: 8,
  requiredCharacters: [],
  callsPerAddress: null,
  isAddressForwarded: false,
  mailMs: 0,
  google: 'agrees',
  googleName: 'Gina do Google',
  googleEmail: 'gina@exemplo.com',
}

const otherProviders = [
  'anonymous_users apple azure bitbucket discord facebook snapchat figma fly github gitlab keycloak kakao linkedin',
  'linkedin_oidc notion spotify slack slack_oidc workos twitch twitter phone zoom',
].flatMap((line) => line.split(' '))

/** `GET /settings`. */
export function settingsJson({ isEmailOn, isGoogleOn, isSignUpClosed, isAutoconfirmed }: AuthServerSettings) {
  const others = Object.fromEntries(otherProviders.map((name) => [name, false]))
  return {
    external: { ...others, email: isEmailOn, google: isGoogleOn },
    disable_signup: isSignUpClosed,
    mailer_autoconfirm: isAutoconfirmed,
    phone_autoconfirm: false,
    sms_provider: '',
    saml_enabled: false,
    saml_private_key_next_configured: true,
    passkeys_enabled: false,
  }
}
