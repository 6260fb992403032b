import type { Tab } from '../drivers/driver.ts'
import { type Found, findInPage, type Wanted } from './find-in-page.ts'

/** Milliseconds until something that should come is missed. */
const longestWait = 15_000

/** A person with a browser: looks, presses and types, and waits for what should come. */
export type Shopper = ReturnType<typeof shopperWith>

/** Puts a tab into the hands of a shopper; paths are those of the shop at `origin`. */
export function shopperWith(tab: Tab, origin: string) {
  /** Tries until it holds. A page that is being left answers nothing, and is asked again. */
  async function until(what: string, holds: () => Promise<boolean>): Promise<void> {
    const deadline = Date.now() + longestWait
    let failure = ''
    while (Date.now() < deadline) {
      try {
        if (await holds()) return
        failure = ''
      } catch (error) {
        failure = `: ${error}`
      }
      await new Promise((resolve) => setTimeout(resolve, 100))
    }
    const place = await tab.evaluate('location.href').catch(() => 'a page that answers nothing')
    throw new Error(`waited in vain for ${what}, at ${place}${failure}`)
  }

  async function find(wanted: Wanted): Promise<Found> {
    const found = await tab.evaluate(`(${findInPage.toString()})(${JSON.stringify(wanted)})`)
    if (!found) throw new Error('the page answered nothing')
    return found as Found
  }

  const said = (wanted: Wanted) => JSON.stringify(wanted)

  async function press(wanted: Wanted): Promise<void> {
    let before = ''
    let stillLooks = 0
    await until(`a way to press ${said(wanted)}`, async () => {
      const { press: place, isDisabled } = await find(wanted)
      const now = JSON.stringify(place)
      // Twice: a busy machine draws a drawer that slides in at one place for longer than one look.
      stillLooks = now === before ? stillLooks + 1 : 0
      before = now
      if (!place || stillLooks < 2 || isDisabled) return false
      await tab.click(place.x, place.y)
      return true
    })
  }

  const path = async () => String(await tab.evaluate('location.pathname'))

  return {
    tab,
    find,
    until,
    press,
    path,
    /** Opens a page of the shop; its buttons work when this is over. */
    async open(address: string): Promise<void> {
      await this.openOnly(address)
      await this.seesItAlive()
    },
    /** Opens a page of the shop, as far as its HTML. */
    async openOnly(address: string): Promise<void> {
      await tab.navigate(new URL(address, origin).href)
      await this.arrives(address)
    },
    async seesItAlive(): Promise<void> {
      await until('React', async () =>
        Boolean(
          await tab.evaluate(
            `Object.keys(document.querySelector('header button') || {}).some((key) => key.startsWith('__reactProps'))`,
          ),
        ),
      )
    },
    async arrives(wanted: string | RegExp): Promise<void> {
      await until(`the page ${wanted}`, async () => {
        const now = await path()
        const isThere = typeof wanted === 'string' ? now === wanted : wanted.test(now)
        return isThere && (await tab.evaluate('document.readyState')) !== 'loading'
      })
    },
    sees: (wanted: Wanted) => until(said(wanted), async () => (await find(wanted)).count > 0),
    misses: (wanted: Wanted) =>
      until(`${said(wanted)} to be gone`, async () => (await find(wanted)).count === 0),
    async fill(wanted: Wanted, text: string): Promise<void> {
      // A window that opens late takes the focus away once more.
      await until(`the focus in ${said(wanted)}`, async () => {
        await press(wanted)
        return (await find(wanted)).hasFocus
      })
      await tab.type(text)
      await until(`${text} in ${said(wanted)}`, async () => (await find(wanted)).value === text)
    },
  }
}
