/** Where an order is shown, to whoever has its token: on the way to WhatsApp, and from the message. */
export const orderPath = (token: string) => `/pedido/${token}`

export const tokenPattern = /^[0-9a-f]{32}$/
