/** Decodes outside data; undefined when unreadable. Never throws. */
export type Decoder<T> = (value: unknown) => T | undefined

export const text: Decoder<string> = (value) => (typeof value === 'string' ? value : undefined)

export const matching =
  <T extends string>(pattern: RegExp): Decoder<T> =>
  (value) =>
    typeof value === 'string' && pattern.test(value) ? (value as T) : undefined

export const flag: Decoder<boolean> = (value) => (typeof value === 'boolean' ? value : undefined)

export const whole =
  (minimum = 0, maximum = Number.MAX_SAFE_INTEGER): Decoder<number> =>
  (value) =>
    Number.isInteger(value) && (value as number) >= minimum && (value as number) <= maximum
      ? (value as number)
      : undefined

export const oneOf =
  <T>(known: readonly T[]): Decoder<T> =>
  (value) =>
    known.find((one) => one === value)

export const nullable =
  <T>(decode: Decoder<T>): Decoder<T | null> =>
  (value) =>
    value === null ? null : decode(value)

export const otherwise =
  <T, F>(decode: Decoder<T>, fallback: F) =>
  (value: unknown): T | F => {
    const decoded = decode(value)
    return decoded === undefined ? fallback : decoded
  }

export const listOf =
  <T>(decode: Decoder<T>): Decoder<readonly T[]> =>
  (value) =>
    Array.isArray(value) ? value.map(decode).filter((one) => one !== undefined) : undefined

/** Decodes exactly these fields; one unreadable field rejects the object. */
export const objectOf =
  <T extends object>(fields: { readonly [K in keyof T]-?: Decoder<T[K]> }): Decoder<T> =>
  (value) => {
    if (typeof value !== 'object' || value === null) return undefined
    const decoded: Partial<T> = {}
    for (const name in fields) {
      const field = fields[name]((value as Partial<Record<keyof T, unknown>>)[name])
      if (field === undefined) return undefined
      decoded[name] = field
    }
    return decoded as T
  }

export function fromJson<T>(json: string | null, decode: Decoder<T>): T | undefined {
  // Avoids an exception at every first visit.
  if (!json) return undefined
  try {
    return decode(JSON.parse(json))
  } catch {
    return undefined
  }
}
