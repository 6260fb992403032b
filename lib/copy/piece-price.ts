import type { Money } from '../domain/money.ts'
import { formatMoney } from './money.ts'
import { aboutSign } from './offer.ts'

/** `≈ R$ 8,49`: of a piece, or of several, whose price follows the scale (`isByScale`). */
export const piecePrice = (money: Money, isAbout: boolean): string =>
  (isAbout ? aboutSign : '') + formatMoney(money)
