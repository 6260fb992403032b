import { vi } from 'vitest'

/** Prevents navigation until the test ends; returns the target addresses. */
export function recordNavigation(): readonly string[] {
  const left: string[] = []
  vi.spyOn(window.location, 'assign').mockImplementation((url) => void left.push(String(url)))
  return left
}
