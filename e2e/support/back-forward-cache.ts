import type { Browser, TestInfo } from '@playwright/test'

/**
 * A browser that keeps pages alive for the way back, as shoppers' do: Playwright switches that off. Close it at the end. Nothing
 * is loaded on the way back, so nothing tells Playwright that it was: wait for what the page shows.
 */
export function launchKeepingPages(browser: Browser, { project }: TestInfo): Promise<Browser> {
  return browser.browserType().launch({
    ...project.use.launchOptions,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}
