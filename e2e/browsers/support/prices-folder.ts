const name = 'E2E_PRICES_FOLDER'

/** Where the store of `startPricedShop` keeps its prices, for tests in processes of their own. */
export const pricesFolder = {
  set(folder: string): void {
    process.env[name] = folder
  },
  get: () => process.env[name] ?? '',
}
