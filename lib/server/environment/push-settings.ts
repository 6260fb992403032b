import type { PushKey } from '../push/push-key.ts'
import type { Settings } from './environment-schema.ts'

export type PushSettings = {
  /** What is sent to browsers, and where besides their own push services; null: nothing is. */
  readonly push: {
    readonly key: PushKey
    /** Whom a push service can turn to: the operator by mail, or the shop. */
    readonly subject: string
    /** With their port, where that is not the default. */
    readonly hosts: readonly string[]
  } | null
}

export function pushSettingsOf(settings: Settings, siteUrl: string): PushSettings {
  const { PUSH_KEY: key, PUSH_HOSTS: hosts = [], CONTACT_EMAIL: email } = settings
  return { push: key ? { key, hosts, subject: email ? `mailto:${email}` : siteUrl } : null }
}
