/** What was chosen on this device; null where nothing is stored, or storage is shut. */
export function readChoice(key: string): string | null {
  try {
    return window.localStorage.getItem(key)
  } catch {
    return null
  }
}

export function storeChoice(key: string, choice: string): void {
  try {
    window.localStorage.setItem(key, choice)
  } catch {
    // The storage is shut: it holds until the page is left.
  }
}
