import type { Browser, Locator, Page } from '@playwright/test'

const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
}
/** Lighthouse's factor. */
const slowdown = 4

/** Milliseconds for the work after the first view. */
const restMs = 3000
/** Milliseconds without activity. */
const settleMs = 500
const pressMs = 80

/** `Locator.tap` runs hit tests in the page, and lifts at once. */
async function touch(target: Locator): Promise<void> {
  const page = target.page()
  await target.scrollIntoViewIfNeeded()
  const box = await target.boundingBox()
  if (!box) throw new Error(`${target} is not on the page`)
  const session = await page.context().newCDPSession(page)
  await page.waitForTimeout(settleMs)
  const point = { x: box.x + box.width / 2, y: box.y + box.height / 2 }
  await session.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] })
  await page.waitForTimeout(pressMs)
  await session.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] })
  await session.detach()
}

type Interaction = {
  readonly path: string
  readonly before?: (page: Page) => Promise<void>
  readonly run: (page: Page) => Promise<void>
}

const search = (page: Page) => touch(page.getByRole('combobox').first())
const filters = (page: Page) => touch(page.getByRole('button', { name: 'Filtrar' }))

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
  'go to the search': { path: '/store', run: search },
  'a letter in the search': {
    path: '/store',
    before: search,
    run: (page) => page.keyboard.type('tom', { delay: 250 }),
  },
  'open the filters': { path: '/store', run: filters },
  'choose a filter': {
    path: '/store',
    before: filters,
    run: (page) => touch(page.getByRole('checkbox', { name: /^Em oferta/ })),
  },
} satisfies Readonly<Record<string, Interaction>>

export type InteractionName = keyof typeof interactions
export const interactionNames = Object.keys(interactions) as InteractionName[]

type Timed = PerformanceEntry & { readonly interactionId?: number }

/** Records the time from each input to the next frame. */
function watchInteractions(): void {
  const noted: number[] = []
  Object.assign(window, { interactionsMs: noted })
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Timed[]) if (entry.interactionId) noted.push(entry.duration)
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit)
}

/** Measures interaction to next paint in ms at a quarter of the speed; 16 at least. */
export async function interact(browser: Browser, shopUrl: string, name: InteractionName): Promise<number> {
  const { path, before, run }: Interaction = interactions[name]
  const context = await browser.newContext(phone)
  try {
    const page = await context.newPage()
    await page.goto(`${shopUrl}${path}`, { waitUntil: 'networkidle' })
    await page.waitForTimeout(restMs)
    const session = await context.newCDPSession(page)
    await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
    await before?.(page)
    if (before) await page.waitForTimeout(2 * settleMs)
    await page.evaluate(watchInteractions)
    await run(page)
    await page.waitForTimeout(1500)
    return await page.evaluate(() => {
      const { interactionsMs } = window as unknown as { readonly interactionsMs: readonly number[] }
      return Math.max(16, ...interactionsMs)
    })
  } finally {
    await context.close()
  }
}
