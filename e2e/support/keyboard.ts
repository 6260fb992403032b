import { expect, type Locator, type Page } from '@playwright/test'

/** Presses Tab until something has the focus; fails when it is not reached within 100 steps. */
export async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let step = 0; step < 100; step += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}

/** Names the next key of a person who goes to an element without a pointer; null: the focus is there. */
function findNextKey(element: Element): string | null {
  const active = document.activeElement ?? document.body
  if (active === element) return null
  if (active.matches('a[href="#conteudo"]') && element.closest('#conteudo')) return 'Enter'
  const isSameChoice =
    element instanceof HTMLInputElement &&
    element.type === 'radio' &&
    active.matches(`[name="${element.name}"]`)
  if (isSameChoice) return 'ArrowDown'
  const isBefore = active.compareDocumentPosition(element) & Node.DOCUMENT_POSITION_PRECEDING
  return isBefore ? 'Shift+Tab' : 'Tab'
}

/** Goes there by keys alone: past the header by its link, on or back by Tab, by arrows within a choice. */
export async function walkTo(page: Page, target: Locator): Promise<void> {
  await expect(target).toBeEnabled()
  for (let step = 0; step < 200; step += 1) {
    const key = await target.evaluate(findNextKey)
    if (key === null) return
    await page.keyboard.press(key)
  }
  await expect(target).toBeFocused()
}
