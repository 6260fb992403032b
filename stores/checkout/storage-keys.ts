/** The cart of a checkout that has begun: given back unless the shopper reaches /success. */
export const pendingCartKey = 'e-commerce-cart-pending'
/** What was given back of it: if that checkout is paid after all, these lines leave the cart again. */
export const restoredCartKey = 'e-commerce-cart-restored'
/** Whether it was given back in a tab that had not left for that checkout: then its payment may be open in another. */
export const leftElsewhereKey = 'e-commerce-cart-elsewhere'

/** In this tab only: the attempt whose hosted checkout the shopper left for from here. */
export const leftFromHereKey = 'e-commerce-cart-left'
/** In this tab only: how the first page after that was reached (`navigate`, `reload`, `back_forward`). */
export const cameBackByKey = 'e-commerce-cart-back'
/** The checkout that any tab left for last: the attempt's key, and when. */
export const lastLeftKey = 'e-commerce-checkout-left'

/** The attempts that came to /success, newest first, with a space between. */
export const arrivedKey = 'e-commerce-checkout-arrived'
/** Ways back that the server may not know of yet (`return-from-payment.ts`). */
export const unreportedKey = 'e-commerce-checkout-untold'

/** The attempts to buy of all tabs, newest first. */
export const attemptsKey = 'e-commerce-checkout-attempts'
/** The keys of this device's orders, newest first. */
export const orderKeysKey = 'e-commerce-order-keys'
