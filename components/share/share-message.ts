import { formatMoney } from '@/lib/copy/money'
import { shareCopy } from '@/lib/copy/share'
import { effectiveAmount, type Price } from '@/lib/domain/product'

/** The text of a shared message. */
export type ShareMessage = { readonly text: string; readonly url: string }

type Shared = { readonly title: string; readonly price: Price | null; readonly url: string }

/** A product or a variant in a message: its name, its visible price and its address. */
export function shareMessage({ title, price, url }: Shared): ShareMessage {
  const money = price && formatMoney({ amount: effectiveAmount(price), currency: price.currency })
  return { text: shareCopy.product(title, money), url }
}
