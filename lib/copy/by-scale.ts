import type { Money } from '../domain/money.ts'
import { formatMoney } from './money.ts'

/** Ends what is said of goods that are weighed after they were bought, beside their price. */
const byScale = 'na balança'

export const finalPriceNote = `preço final ${byScale}`

/** Beside the price per kilogram where there is little room: `R$ 5,66/kg na balança`. */
export const perKiloNote = byScale

/** Whether the scale has the last word on the price of a piece, by its pack or by the text of its unit price. */
export const isByScale = (text: string | null | undefined): boolean => text?.endsWith(byScale) === true

/**
 * `≈ R$ 8,49`: of a piece, or of several, whose price follows the scale (`isByScale`). Everywhere a piece has a price; the
 * price per kilogram binds, and is never marked.
 */
export const piecePrice = (money: Money, isAbout: boolean): string =>
  `${isAbout ? aboutSign : ''}${formatMoney(money)}`

export const aboutSign = '≈\u00a0'
