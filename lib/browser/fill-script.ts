/** Replaces placeholders of a `?script`; escapes values so that none can end the element. */
export function fillScript(script: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(name, () => JSON.stringify(value).replaceAll('<', '\\u003c')),
    script,
  )
}
