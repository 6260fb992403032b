/** Cart of a started checkout; restored unless the shopper reaches /success. */
export const pendingCartKey = 'e-commerce-cart-pending'
/** Restored lines; they leave the cart again if that checkout is paid. */
export const restoredCartKey = 'e-commerce-cart-restored'
/** Restored in another tab than the checkout's, whose payment may be open. */
export const leftElsewhereKey = 'e-commerce-cart-elsewhere'

/** Attempt this tab left for; in tab storage. */
export const leftFromHereKey = 'e-commerce-cart-left'
/** Navigation type of the first page after it; in tab storage. */
export const cameBackByKey = 'e-commerce-cart-back'
/** Last checkout of any tab: attempt key and time. */
export const lastLeftKey = 'e-commerce-checkout-left'

/** Attempts that reached /success, newest first, separated by spaces. */
export const arrivedKey = 'e-commerce-checkout-arrived'
/** Payment returns not confirmed by the server (`return-from-payment.ts`). */
export const unreportedKey = 'e-commerce-checkout-untold'

export const attemptsKey = 'e-commerce-checkout-attempts'
/** Keys of this device's orders, newest first. */
export const orderKeysKey = 'e-commerce-order-keys'

export const deliveryKey = 'mercado-local-delivery'
