import { expect, it } from 'vitest'

it('what the oldest promised browsers lack is there with the first script', async () => {
  const { canParse } = URL
  Reflect.deleteProperty(URL, 'canParse')
  try {
    await import('./polyfills-in-browser.ts')
    const addresses = ['https://loja.exemplo/a', '/a', 'http://']
    expect(addresses.map((address) => URL.canParse(address))).toEqual([true, false, false])
    expect(addresses.map((address) => URL.canParse(address))).toEqual(addresses.map((one) => canParse(one)))
    expect(URL.canParse('/a', 'https://loja.exemplo')).toBe(true)
  } finally {
    URL.canParse = canParse
  }
})
