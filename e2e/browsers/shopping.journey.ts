import { test as base, expect } from '@playwright/test'
import { openOtherSite, sharedAddresses } from '../support/other-site'
import { setPrice } from '../support/priced-shop'
import { type RunningShop, runShop } from '../support/run-shop'
import { openFirefox, openWebKit, type Tab } from './tab'

/** Firefox says it of what a service worker, also the plainest, was answering when its page was left. */
const interrupted = /A ServiceWorker intercepted the request and encountered an unexpected error/

type Shopper = Pick<Tab, 'ask' | 'goTo' | 'goBack' | 'reload'> & {
  /** Waits until it holds, also over a page that is being left. */
  readonly wait: (what: string, holds: () => Promise<unknown>) => Promise<void>
  readonly see: (element: string) => Promise<void>
  readonly press: (element: string) => Promise<void>
  readonly fill: (label: string, words: string) => Promise<void>
  /** Waits for a page at an address that begins like this, until React has taken it over. */
  readonly arrive: (path: string) => Promise<void>
  readonly open: (address: string) => Promise<void>
  readonly getWorker: () => Promise<void>
}

function createShopper(tab: Tab): Shopper {
  const retry = (act: () => Promise<unknown>) => expect(act).toPass({ timeout: 15_000, intervals: [100] })
  const wait = (what: string, holds: () => Promise<unknown>) =>
    retry(async () => expect(await holds(), what).toBeTruthy())
  const arrive = (path: string) =>
    wait(path, () =>
      tab.ask(
        `location.pathname.startsWith('${path}') && Object.keys(document.querySelector('header button')).some((key) => key.startsWith('__reactProps'))`,
      ),
    )
  return {
    ...tab,
    wait,
    arrive,
    see: (element) => wait(element, () => tab.isShown(element)),
    press: (element) => retry(() => tab.press(element)),
    fill: (label, words) =>
      retry(() => tab.type(`//input[@id = //label[starts-with(normalize-space(), '${label}')]/@for]`, words)),
    async open(address) {
      await tab.goTo(address)
      await arrive(new URL(address).pathname)
    },
    getWorker: () => wait('a service worker', () => tab.ask('navigator.serviceWorker.controller !== null')),
  }
}

const test = base.extend<{ readonly shopper: Shopper; readonly run: typeof runShop }>({
  /** Runs a shop until the test has ended. */
  run: async ({ locale: _ }, provide) => {
    const shops: RunningShop[] = []
    await provide(async (options) => {
      const shop = await runShop(options)
      shops.push(shop)
      return shop
    })
    for (const shop of shops) await shop.close()
  },
  shopper: async ({ locale: _ }, provide, { project }) => {
    const open = project.name === 'Firefox' ? openFirefox : openWebKit
    const tab = await open(project.metadata['at'])
    await provide(createShopper(tab))
    await tab.close()
    expect(
      tab.complaints.filter((text) => !interrupted.test(text)),
      'the browser complained',
    ).toEqual([])
  },
})

const shop = process.env['SHOP_URL']

const labelled = (start: string) => `//*[starts-with(@aria-label, '${start}')]`
const worded = (element: string, words: string) => `//${element}[starts-with(normalize-space(), '${words}')]`

test('a purchase goes from the list through the cart to /success, and its order stands in the profile', async ({
  shopper: { ask, open, press, see, fill, wait, arrive },
}) => {
  const add = `//article//button[starts-with(@aria-label, 'Adicionar ')]`
  await open(`${shop}/store`)
  const label = String(
    await ask(`document.evaluate("${add}", document).iterateNext().getAttribute('aria-label')`),
  )
  const title = label.replace(/^Adicionar | ao carrinho$/g, '')
  await press(add)
  await press(labelled('Abrir carrinho'))
  await see(worded('p', 'Frete de R$ 12,00 para pedidos de até 10 itens ou 15kg.'))
  await press(worded('button', 'Verificar'))
  await see(worded('strong', 'Cidade confirmada!'))
  await fill('WhatsApp', '(47) 99912-3456')
  await press(worded('label', 'Trocar por marca similar'))
  await press(worded('button', 'Finalizar Compra'))
  await wait('the payment', () => ask(`location.pathname.startsWith('/hosted-checkout/')`))
  await press(worded('label', 'PIX'))
  await press(worded('button', 'Pagar'))
  await arrive('/success')
  await see(worded('h1', 'Compra Realizada com Sucesso!'))
  await open(`${shop}/profile`)
  await see(`//main//*[text()[contains(., '${title}')]]`)
  await press(labelled('Abrir carrinho'))
  await see(worded('p', 'Seu carrinho está vazio'))
})

test('R60 a price that was written over is never shown again, however a page is opened', async ({
  shopper: { ask, wait, open, arrive, press, see, reload, goBack, getWorker },
  run,
}) => {
  const { url, storeFolder } = await run({ store: { catalog: 'other' } })
  const [path, store] = ['/product/pinhao-da-serra', `${url}/store`]
  const address = `${url}${path}`
  const readPrices = async () => [
    ...new Set(String(await ask('document.body.textContent')).match(/\b(?:10,10|20,20)\b/g)),
  ]

  async function change(price: string): Promise<void> {
    setPrice(storeFolder, 'pinhao-da-serra', Number(price.replace(',', '')))
    for (const page of [store, address]) {
      await wait(`${price} at ${page}`, async () => (await (await fetch(page)).text()).includes(price))
    }
  }
  /** Nothing corrects a page once it is there. */
  async function expectPrice(price: string, how: string): Promise<void> {
    await wait(`a price ${how}`, async () => (await readPrices()).length > 0)
    expect(await readPrices(), how).toEqual([price])
  }
  async function followLink(): Promise<void> {
    await press(`//article//a[@href = '${path}']`)
    await arrive(path)
    await see(worded('h1', 'Pinhão da Serra'))
  }
  await change('10,10')
  await open(address)
  await getWorker()
  await open(store)
  await followLink()
  await expectPrice('10,10', 'before it changes')
  await change('20,20')
  await open(store)
  await expectPrice('20,20', 'in the list')
  await followLink()
  await expectPrice('20,20', 'by a link')
  await open(address)
  await expectPrice('20,20', 'opened anew')
  await reload()
  await arrive(path)
  await expectPrice('20,20', 'reloaded')
  await open(`${url}/privacidade`)
  await goBack()
  await arrive(path)
  await expectPrice('20,20', 'on the way back')
  await open(store)
  await expectPrice('20,20', 'in the list again')
})

test('every public page opens from a link of another site for who has been here before', async ({
  shopper: { goTo, open, press, see, wait, ask, getWorker },
  run,
}) => {
  test.slow()
  // Cold: a page that is kept already is sent before anything is refused.
  const { url } = await run()
  const elsewhere = await openOtherSite()
  await open(`${url}/sem-internet`)
  await getWorker()
  for (const address of sharedAddresses) {
    await goTo(elsewhere.linkTo(`${url}${address}`))
    await press(worded('a', 'Abrir'))
    await wait(address, () => ask(`location.href.startsWith('${url}${address.split('?')[0]}')`))
    await see(labelled('Abrir carrinho'))
  }
  await elsewhere.close()
})
