/** Writes values in place of the names under which a script (`?script`) expects them. None of them can end the element. */
export function fillScript(script: string, values: Readonly<Record<string, string>>): string {
  return Object.entries(values).reduce(
    (text, [name, value]) => text.replaceAll(name, () => JSON.stringify(value).replaceAll('<', '\\u003c')),
    script,
  )
}
