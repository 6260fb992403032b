import type { Browser, Locator, Page } from '@playwright/test'
import { slowDown, withPhone } from './phone.ts'

/** A bare touch: `Locator.tap` has the page find out what stands under the finger, at a fourth of the speed. */
async function touch(target: Locator): Promise<void> {
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the page`)
  await target.page().waitForTimeout(settleMs)
  await target.page().touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2)
}

/** Until what a look at the page set off is over. */
const settleMs = 500

type Interaction = { readonly path: string; readonly run: (page: Page) => Promise<void> }

const interactions = {
  'add to the cart': {
    path: '/store',
    run: (page) => touch(page.getByRole('button', { name: /ao carrinho$/ }).first()),
  },
  "'+' of the product": {
    path: '/product/tomate-italiano',
    run: (page) => touch(page.getByRole('button', { name: 'Aumentar quantidade' })),
  },
  'open the menu': {
    path: '/',
    run: (page) => touch(page.getByRole('button', { name: 'Menu' }).first()),
  },
  'open the cart': {
    path: '/',
    run: (page) => touch(page.getByRole('button', { name: /carrinho/i }).first()),
  },
  'a letter in the search': {
    path: '/store',
    run: async (page) => {
      await touch(page.getByRole('combobox').first())
      await page.waitForTimeout(settleMs)
      await page.keyboard.type('tom', { delay: 250 })
    },
  },
  'open the filters': {
    path: '/store',
    run: (page) => touch(page.getByRole('button', { name: 'Filtrar' })),
  },
} as const satisfies Readonly<Record<string, Interaction>>

export type InteractionName = keyof typeof interactions
export const interactionNames = Object.keys(interactions) as InteractionName[]

type Timed = PerformanceEntry & { readonly interactionId?: number }

/** From here on the page notes how long each touch and key took until the next frame was painted. */
function watchInteractions(): void {
  const noted: number[] = []
  Object.assign(window, { interactionsMs: noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timed[]) if (entry.interactionId) noted.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit)
}

/** Interaction to next paint of the slowest touch or key, in ms, at a fourth of the speed; what is below 16 counts as 16. */
export function interact(browser: Browser, shopUrl: string, name: InteractionName): Promise<number> {
  const { path, run } = interactions[name]
  return withPhone(browser, 'plain', async (page, session) => {
    await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' })
    await slowDown(session)
    await page.evaluate(watchInteractions)
    await run(page)
    await page.waitForTimeout(1500)
    return page.evaluate(() => {
      const { interactionsMs } = window as unknown as { readonly interactionsMs: readonly number[] }
      return Math.max(16, ...interactionsMs)
    })
  })
}
