/** What an answer holds, nothing of it looked at yet. */
export type Fields = Readonly<Record<string, unknown>>

/** The fields of whatever came; none where it is no object. */
export function fieldsOf(value: unknown): Fields {
  return typeof value === 'object' && value !== null ? (value as Fields) : {}
}
