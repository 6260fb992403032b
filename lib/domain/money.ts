/** An amount in the currency's minor unit (cents for BRL) and its ISO 4217 code in lower case. */
export type Money = {
  readonly amount: number
  readonly currency: string
}

const thousands = /\B(?=(\d{3})+$)/g

/**
 * Currencies of two decimals, with the symbol that pt-BR has for them. They are written here by hand, as `Intl` writes
 * them: its first formatter takes a cheap phone 100 ms, in the middle of the first view.
 */
const symbols: Readonly<Record<string, string>> = { brl: 'R$', eur: '€', usd: 'US$' }

const formats = new Map<string, Intl.NumberFormat>()

function formatFor(currency: string): Intl.NumberFormat {
  const known = formats.get(currency)
  if (known) return known
  const format = new Intl.NumberFormat('pt-BR', { style: 'currency', currency })
  formats.set(currency, format)
  return format
}

/** Decimals of a currency: 2 for BRL. */
export function decimalsOf(currency: string): number {
  return symbols[currency] ? 2 : (formatFor(currency).resolvedOptions().maximumFractionDigits ?? 2)
}

/** `{ amount: 1290, currency: 'brl' }` → `12.90`: for machines, with the decimals of the currency. */
export function decimalAmount({ amount, currency }: Money): string {
  const decimals = decimalsOf(currency)
  return (amount / 10 ** decimals).toFixed(decimals)
}

/** The pieces a paper price tag prints in three sizes: symbol, whole part, decimals (`''` for yen). */
export type MoneyParts = {
  readonly symbol: string
  readonly whole: string
  readonly decimals: string
}

/** `R$ 1.234,50` → `{ symbol: 'R$', whole: '1.234', decimals: ',50' }`. */
export function moneyParts({ amount, currency }: Money): MoneyParts {
  const symbol = symbols[currency]
  if (symbol && Number.isSafeInteger(amount) && amount >= 0) {
    const cents = amount % 100
    const whole = String((amount - cents) / 100).replace(thousands, '.')
    return { symbol, whole, decimals: `,${String(cents).padStart(2, '0')}` }
  }
  const parts = formatFor(currency).formatToParts(amount / 10 ** decimalsOf(currency))
  const pick = (...types: string[]) =>
    parts
      .filter((part) => types.includes(part.type))
      .map((part) => part.value)
      .join('')
  return {
    symbol: pick('currency'),
    whole: pick('minusSign', 'integer', 'group'),
    decimals: pick('decimal', 'fraction'),
  }
}

/** `{ amount: 1290, currency: 'brl' }` → `R$ 12,90` (with the no-break space of `Intl`). */
export function formatMoney(money: Money): string {
  const { amount, currency } = money
  if (amount < 0) return formatFor(currency).format(amount / 10 ** decimalsOf(currency))
  const { symbol, whole, decimals } = moneyParts(money)
  return `${symbol}\u00a0${whole}${decimals}`
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
