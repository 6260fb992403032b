/** Amount in minor units (cents for BRL) with an ISO 4217 code in lower case. */
export type Money = {
  readonly amount: number
  readonly currency: string
}

/** Common currencies: the first use of Intl costs a cheap phone 100 ms. */
const decimals = new Map([
  ['brl', 2],
  ['eur', 2],
  ['usd', 2],
])

export function decimalsOf(currency: string): number {
  const known = decimals.get(currency)
  if (known !== undefined) return known
  const format = new Intl.NumberFormat(undefined, { style: 'currency', currency })
  const { maximumFractionDigits = 2 } = format.resolvedOptions()
  decimals.set(currency, maximumFractionDigits)
  return maximumFractionDigits
}

/** Formats for machines: `{ amount: 1290, currency: 'brl' }` → `12.90`. */
export function decimalAmount({ amount, currency }: Money): string {
  const decimals = decimalsOf(currency)
  return (amount / 10 ** decimals).toFixed(decimals)
}

/** Throws on mixed currencies, which are a bug. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  let amount = 0
  for (const money of amounts) {
    if (money.currency !== currency) throw new Error(`cannot add ${money.currency} to ${currency}`)
    amount += money.amount
  }
  return { amount, currency }
}

/** Takes a whole `quantity`, so nothing is rounded. */
export function multiplyMoney(money: Money, quantity: number): Money {
  return { amount: money.amount * quantity, currency: money.currency }
}

/** Prices a base amount in minor units, rounded half up, all in integers. Throws without content. */
export function priceOf(
  amount: number,
  { base, thousandths }: { base: number; thousandths: number },
): number {
  if (!(thousandths > 0)) throw new Error('a pack has content')
  const whole = (BigInt(amount) * BigInt(base) * 2n + BigInt(thousandths)) / (BigInt(thousandths) * 2n)
  return Number(whole)
}
