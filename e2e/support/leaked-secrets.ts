import type { SocketBrowser } from './socket-browser'

/** Texts shorter than this would be found in anything. */
const minimumLength = 8

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  if (typeof value !== 'object' || value === null) return []
  return Object.values(value).flatMap(textsIn)
}

/** What a cookie of ours holds: itself, and the JSON it is written of. */
function secretsOfCookie(value: string): string[] {
  const decoded = Buffer.from(value.replace(/^base64-/, ''), 'base64url').toString()
  try {
    return [value, ...textsIn(JSON.parse(decoded))]
  } catch {
    return [value]
  }
}

/** A list that grows with a journey: all that was typed, sent and kept in it, and must stand in no log. */
export function listSecrets() {
  const secrets = new Set<string>()
  const add = (...texts: readonly string[]) => {
    for (const text of texts) if (text.length >= minimumLength) secrets.add(text)
  }
  return {
    add,
    /** What a browser keeps right now. */
    addCookies({ cookies }: SocketBrowser) {
      for (const value of cookies.values()) add(...secretsOfCookie(value))
    },
    /** Each part of a token counts, and every way to write a text. */
    foundIn(log: string): string[] {
      const parts = [...secrets].flatMap((secret) => [secret, ...secret.split('.')])
      const written = parts
        .filter((part) => part.length >= minimumLength)
        .flatMap((part) => [part, encodeURIComponent(part), JSON.stringify(part).slice(1, -1)])
      return [...new Set(written)].filter((text) => log.includes(text))
    },
  }
}
