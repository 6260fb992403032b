import { findBrowsers } from '../../../scripts/tools/browsers.mjs'

/** The address of the person who signs in with this browser. */
export const emailIn = (browser: string) => `ana.${browser.toLowerCase().replace(' ', '')}@exemplo.com`

export const people: readonly string[] = findBrowsers().found.map(({ name }) => emailIn(name))
