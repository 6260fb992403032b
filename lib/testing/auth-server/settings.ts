export type AuthServerSettings = {
  accessTokenSeconds: number
  isStrict: boolean
  /** Signs with a secret only the service has, as in older projects. */
  isSecretShared: boolean
  /** Overrides the published keys; null: its own. */
  publishedKeys: readonly object[] | null
  isAutoconfirmed: boolean
  isSignUpClosed: boolean
  isEmailOn: boolean
  isGoogleOn: boolean
  /** Simulates a used-up hourly mail limit. */
  isMailAllowanceUsed: boolean
  isMailRefused: boolean
  /** 'Secure password change': rejects new passwords in sessions older than a day. */
  isPasswordChangeSecure: boolean
  /** Requires the current password, except in sessions from a link. */
  isCurrentPasswordRequired: boolean
  minimumPasswordLength: number
  requiredCharacters: readonly string[]
  /** Calls per address and kind; null: unlimited. */
  callsPerAddress: number | null
  /** Counts by `Sb-Forwarded-For` for calls with the secret key. */
  isAddressForwarded: boolean
  /** Milliseconds of sending mail. */
  mailMs: number
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
