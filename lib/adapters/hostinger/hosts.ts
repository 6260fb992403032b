/** Where this vendor takes payments, and where its pictures are. */
export const checkoutHost = 'checkout.hostinger.com'
export const picturesHost = 'cdn.zyrosite.com'
