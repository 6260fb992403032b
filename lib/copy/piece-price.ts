import type { Money } from '../domain/money.ts'
import { formatMoney } from './money.ts'
import { aboutSign } from './offer.ts'

/** `≈ R$ 8,49` for a price that follows the scale. */
export const piecePrice = (money: Money, isAbout: boolean): string =>
  (isAbout ? aboutSign : '') + formatMoney(money)
