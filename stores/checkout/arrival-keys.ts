import { arrivedKey, cameBackByKey, lastLeftKey, leftFromHereKey } from '../cart-storage'

/** Those attempts of `arrivedKey` that the server may not know of yet. */
export const untoldKey = 'e-commerce-checkout-untold'

/** For the script of /success. */
export const arrivalKeys = {
  left: leftFromHereKey,
  back: cameBackByKey,
  last: lastLeftKey,
  arrived: arrivedKey,
  untold: untoldKey,
}
