import fs from 'node:fs'
import { test as base, expect } from '@playwright/test'
import type { findBrowsers } from '../../../scripts/tools/browsers.mjs'
import { portsOf } from '../../support/ports'
import type { Driver, Tab } from '../drivers/driver'
import { openFirefox } from '../drivers/firefox'
import { openWebKit } from '../drivers/webkit'
import { isKnownComplaint } from './known-complaints'
import { type Shopper, shopperWith } from './shopper'

type Installed = ReturnType<typeof findBrowsers>['found'][number]

export type BrowserOptions = { readonly installed: Installed }

type Fixtures = {
  readonly tab: Tab
  readonly shopper: Shopper
  /** Complaints that a test provokes on purpose. */
  readonly expectedComplaints: RegExp[]
}

/** Pixels: the narrowest phone that is promised a whole shop. */
const phone = { width: 360, height: 720 }

const engines: Readonly<Record<string, (executable: string) => Promise<Driver>>> = {
  firefox: openFirefox,
  webkit: openWebKit,
}

/** A shopper with a new profile; a complaint of the browser that is not known fails the test. */
export const test = base.extend<Fixtures, BrowserOptions & { readonly driver: Driver }>({
  installed: [undefined as unknown as Installed, { option: true, scope: 'worker' }],
  driver: [
    async ({ installed }, provide) => {
      const open = engines[installed.engine]
      if (!open) throw new Error(`no driver for ${installed.engine}`)
      const driver = await open(installed.executable)
      await provide(driver)
      await driver.close()
    },
    { scope: 'worker' },
  ],
  expectedComplaints: [[], { option: true }],
  shopper: async ({ tab }, provide) => provide(shopperWith(tab, portsOf('accounts').shopUrl)),
  tab: async ({ driver, installed, expectedComplaints }, provide, testInfo) => {
    const tab = await driver.openTab(phone)
    await provide(tab)
    if (testInfo.status !== testInfo.expectedStatus) {
      const file = testInfo.outputPath('screen.png')
      const picture = await tab.screenshot().catch(() => null)
      if (picture) fs.writeFileSync(file, picture)
    }
    const isExpected = (text: string) =>
      isKnownComplaint(installed.engine, text) || expectedComplaints.some((pattern) => pattern.test(text))
    const complaints = tab.complaints().filter((text) => !isExpected(text))
    await tab.close()
    expect(complaints, 'the browser complained').toEqual([])
  },
})

export { expect }
