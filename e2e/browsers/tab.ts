import puppeteer from 'puppeteer-core'
import { Builder, By } from 'selenium-webdriver'

/** A tab of a browser that keeps nothing of the last one. Elements are named by XPath. */
export type Tab = {
  readonly goTo: (address: string) => Promise<unknown>
  /** The value of an expression in the page. */
  readonly ask: (expression: string) => Promise<unknown>
  readonly isShown: (element: string) => Promise<boolean>
  readonly press: (element: string) => Promise<unknown>
  readonly type: (element: string, words: string) => Promise<unknown>
  readonly reload: () => Promise<unknown>
  readonly goBack: () => Promise<unknown>
  /** Errors and warnings of the console and page errors so far. */
  readonly complaints: readonly string[]
  readonly close: () => Promise<unknown>
}

/** Pixels; WebKit's own window is never narrower than 447. */
const size = { width: 480, height: 900 }

/** Opens Debian's Firefox over WebDriver BiDi: for the older protocol it needs a program that Debian does not have. */
export async function openFirefox(executablePath: string): Promise<Tab> {
  const browser = await puppeteer.launch({ browser: 'firefox', executablePath })
  const page = await browser.newPage()
  await page.setViewport(size)
  const complaints: string[] = []
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) complaints.push(message.text())
  })
  page.on('pageerror', (error) => complaints.push(String(error)))
  const find = (element: string) => page.locator(`xpath/${element}`).setTimeout(2000)
  return {
    goTo: (address) => page.goto(address, { waitUntil: 'domcontentloaded' }),
    ask: (expression) => page.evaluate(expression),
    async isShown(element) {
      const found = await page.$$(`xpath/${element}`)
      return (await Promise.all(found.map((each) => each.isVisible()))).includes(true)
    },
    press: (element) => find(element).click(),
    type: async (element, words) => (await find(element).waitHandle()).type(words),
    reload: () => page.reload({ waitUntil: 'domcontentloaded' }),
    goBack: () => page.evaluate('history.back()'),
    complaints,
    close: () => browser.close(),
  }
}

/** Opens Debian's WebKit through its driver, which speaks WebDriver alone and has no way to the console. */
export async function openWebKit(driverUrl: string): Promise<Tab> {
  const driver = await new Builder().usingServer(driverUrl).forBrowser('MiniBrowser').build()
  await driver.manage().window().setRect(size)
  const find = (element: string) => driver.findElement(By.xpath(element))
  return {
    goTo: (address) => driver.get(address),
    ask: (expression) => driver.executeScript(`return ${expression}`),
    async isShown(element) {
      const found = await driver.findElements(By.xpath(element))
      return (await Promise.all(found.map((each) => each.isDisplayed()))).includes(true)
    },
    press: (element) => find(element).click(),
    type: (element, words) => find(element).sendKeys(words),
    reload: () => driver.navigate().refresh(),
    goBack: () => driver.navigate().back(),
    complaints: [],
    close: () => driver.quit(),
  }
}
