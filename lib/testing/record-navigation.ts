import { vi } from 'vitest'

/** Keeps the page where it is until the test ends; the addresses it would have left for. */
export function recordNavigation(): readonly string[] {
  const left: string[] = []
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)))
  return left
}
