/** Null when nothing is stored or storage is blocked. */
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
    // Storage is blocked: the choice lasts until the page is left.
  }
}
