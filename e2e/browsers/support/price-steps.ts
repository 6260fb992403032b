import { setPrice } from '../../support/priced-shop.ts'
import { openSwitchingProxy } from '../../support/switching-proxy.ts'
import type { Tab } from '../drivers/driver.ts'
import { type Shopper, shopperWith } from './shopper.ts'

/** Sold at one price, which their lists show. */
const handles = ['pinhao-da-serra', 'melado-batido']

type Options = {
  readonly tab: Tab
  /** The port of a `startPricedShop`, and the folder of its prices. */
  readonly shopPort: number
  readonly folder: string
  /** 0 to 9. Tests that run at once have neighbouring ones, and so different products. */
  readonly index: number
}

const pathOf = (index: number) => `/product/${handles[index % handles.length]}`

/** A product is read at one price and then at another: the browser never shows the first one again. */
export async function showsNoOldPrice({ tab, shopPort, folder, index }: Options): Promise<void> {
  const path = pathOf(index)
  // Of this product alone: its page shows others too.
  const [before, after] = [`10,1${index}`, `20,2${index}`] as const
  const proxy = await openSwitchingProxy(shopPort)
  const shopper = shopperWith(tab, proxy.url)

  async function change(price: string): Promise<void> {
    setPrice(folder, path.replace('/product/', ''), Number(price.replace(',', '')))
    for (const page of ['/store', path]) {
      await shopper.until(`${page} of the shop to say ${price}`, async () =>
        (await (await fetch(`${proxy.url}${page}`)).text()).includes(price),
      )
    }
  }
  /** Nothing corrects a page once it is there. */
  async function shows(price: string, how: string): Promise<void> {
    await shopper.until(`a price ${how}`, async () => {
      const text = String(await tab.evaluate('document.body.textContent'))
      return text.includes(before) || text.includes(after)
    })
    const text = String(await tab.evaluate('document.body.textContent'))
    const shown = [before, after].filter((each) => text.includes(each)).join(' and ')
    if (shown !== price) throw new Error(`${how} the browser shows ${shown}, the shop says ${price}`)
  }
  try {
    await change(before)
    await openWithWorker(shopper, path)
    await load(shopper, '/store')
    await followLink(shopper, path)
    await shows(before, 'before it changes')

    await change(after)
    await load(shopper, '/store')
    await shows(after, 'in the list')
    await followLink(shopper, path)
    await shows(after, 'by a link')
    await load(shopper, path)
    await shows(after, 'opened anew')
    await leave(shopper, () => tab.evaluate('void location.reload()'))
    await shopper.seesItAlive()
    await shows(after, 'reloaded')
    await load(shopper, '/privacidade')
    await tab.goBack()
    await shopper.arrives(path)
    await shows(after, 'on the way back')
    await load(shopper, '/store')
    await shows(after, 'in the list again')
  } finally {
    await proxy.shut()
  }
}

/** The server goes and comes back; the browser itself never was without a connection. */
export async function saysThatTheServerIsGone({ tab, shopPort, index }: Options): Promise<void> {
  const path = pathOf(index)
  const proxy = await openSwitchingProxy(shopPort)
  const shopper = shopperWith(tab, proxy.url)
  const offline = { role: 'heading', name: 'Sem internet' } as const
  try {
    await openWithWorker(shopper, path)
    await load(shopper, '/categorias')
    await proxy.shut()
    await shopper.openOnly(path)
    await shopper.sees({
      name: '/^Sem internet\\. Seu carrinho está guardado\\. Preços de \\d{1,2}h(\\d\\d)?\\.$/',
    })
    await shopper.openOnly('/categoria/da-serra')
    await shopper.sees(offline)
    await proxy.open()
    await shopper.sees({ role: 'heading', name: 'Da Serra' })
    await shopper.misses(offline)
  } finally {
    await proxy.shut()
  }
}

/** Opens a page of the shop, also the one that is shown, as a new document; its buttons work when this is over. */
async function load(shopper: Shopper, path: string): Promise<void> {
  await leave(shopper, () => shopper.openOnly(path))
  await shopper.seesItAlive()
}

async function leave({ tab, until }: Shopper, go: () => Promise<unknown>): Promise<void> {
  await tab.evaluate('(window.isLeft = true)')
  await go()
  await until('another document', async () => (await tab.evaluate('window.isLeft === true')) === false)
}

async function followLink(shopper: Shopper, path: string): Promise<void> {
  const link = `document.querySelector('article a[href="${path}"]')`
  await shopper.sees({ role: 'article' })
  const name = String(await shopper.tab.evaluate(`${link}.textContent.trim()`))
  await shopper.press({ role: 'link', name })
  await shopper.arrives(path)
  await shopper.sees({ role: 'heading', name })
}

/** Opens a page, and waits until the first service worker of this browser has kept it. */
async function openWithWorker(shopper: Shopper, path: string): Promise<void> {
  await load(shopper, path)
  await hasCopy(shopper, '/sem-internet')
  await hasCopy(shopper, path)
}

/** Until the service worker has kept the page at this path, in a browser that has workers. */
async function hasCopy({ tab, until }: Shopper, path: string): Promise<void> {
  if ((await tab.evaluate(`'serviceWorker' in navigator`)) !== true) return
  const look = `caches.match('${path}', { ignoreVary: true }).then((copy) => { window.hasCopy = Boolean(copy) })`
  await until(
    `a copy of ${path}`,
    async () => (await tab.evaluate(`(${look}, window.hasCopy === true)`)) === true,
  )
}
