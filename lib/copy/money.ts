import type { Money } from '../domain/money.ts'
import { language } from './language.ts'

const thousands = /\B(?=(\d{3})+$)/g
/** `-US$ 1.234,50`: sign, symbol, whole, decimals. */
const written = /^(-?)(.*?)\s?([\d.]+)(,\d+)?$/

/** Copies `Intl` for pt-BR: its first formatter costs a cheap phone 100 ms during the first view. */
const symbols: Readonly<Record<string, string>> = { brl: 'R$', eur: '€', usd: 'US$' }

const formats: Record<string, Intl.NumberFormat> = {}

function formatFor(currency: string): Intl.NumberFormat {
  formats[currency] ??= new Intl.NumberFormat(language, { style: 'currency', currency })
  return formats[currency]
}

function intlText({ amount, currency }: Money): string {
  const format = formatFor(currency)
  return format.format(amount / 10 ** (format.resolvedOptions().maximumFractionDigits ?? 2))
}

/** Parts of a price tag in three sizes; decimals are `''` for yen. */
export type MoneyParts = {
  readonly symbol: string
  readonly whole: string
  readonly decimals: string
}

/** `R$ 1.234,50` → `{ symbol: 'R$', whole: '1.234', decimals: ',50' }`. */
export function moneyParts(money: Money): MoneyParts {
  const { amount, currency } = money
  const symbol = symbols[currency]
  if (symbol && Number.isSafeInteger(amount) && amount >= 0) {
    const cents = amount % 100
    const whole = String((amount - cents) / 100).replace(thousands, '.')
    return { symbol, whole, decimals: `,${String(cents).padStart(2, '0')}` }
  }
  const [, sign = '', other = '', whole = '', decimals = ''] = written.exec(intlText(money)) ?? []
  return { symbol: other, whole: sign + whole, decimals }
}

/** `{ amount: 1290, currency: 'brl' }` → `R$ 12,90` (with the no-break space of `Intl`). */
export function formatMoney(money: Money): string {
  if (money.amount < 0) return intlText(money)
  const { symbol, whole, decimals } = moneyParts(money)
  return `${symbol}\u00a0${whole}${decimals}`
}
