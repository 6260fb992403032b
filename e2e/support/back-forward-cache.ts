import type { Browser, TestInfo } from '@playwright/test'
import { chromiumPath } from '../../scripts/tools/servers'

/**
 * A browser that keeps pages alive for the way back, as shoppers' do: Playwright switches that off, and without windows
 * there is none. Close it at the end. Nothing
 * is loaded on the way back, so Playwright receives no event: wait for what the page shows.
 */
export function launchKeepingPages(browser: Browser, { project }: TestInfo): Promise<Browser> {
  return browser.browserType().launch({
    ...project.use.launchOptions,
    ...(chromiumPath ? { executablePath: chromiumPath } : { channel: 'chromium' }),
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  })
}
