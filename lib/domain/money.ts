/** An amount in the currency's minor unit (cents for BRL) and its ISO 4217 code in lower case. */
export type Money = {
  readonly amount: number
  readonly currency: string
}

/** Decimals of currencies, by their code; Intl, which knows them all, takes a cheap phone 100 ms to begin. */
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

/** `{ amount: 1290, currency: 'brl' }` → `12.90`: for machines, with the decimals of the currency. */
export function decimalAmount({ amount, currency }: Money): string {
  const decimals = decimalsOf(currency)
  return (amount / 10 ** decimals).toFixed(decimals)
}

/** Adds amounts of one currency; throws on a mixture, which is a bug and never a rounding matter. */
export function sumMoney(amounts: readonly Money[], currency: string): Money {
  let amount = 0
  for (const money of amounts) {
    if (money.currency !== currency) throw new Error(`cannot add ${money.currency} to ${currency}`)
    amount += money.amount
  }
  return { amount, currency }
}

/** `quantity` is a whole number, so no rounding happens. */
export function multiplyMoney(money: Money, quantity: number): Money {
  return { amount: money.amount * quantity, currency: money.currency }
}

/**
 * Price of a base amount in minor units, rounded half up; all in integers. `base` and `thousandths` in the same unit.
 * Throws on a pack without content, which is a bug.
 */
export function priceOf(
  amount: number,
  { base, thousandths }: { base: number; thousandths: number },
): number {
  if (!(thousandths > 0)) throw new Error('a pack has content')
  const whole = (BigInt(amount) * BigInt(base) * 2n + BigInt(thousandths)) / (BigInt(thousandths) * 2n)
  return Number(whole)
}
