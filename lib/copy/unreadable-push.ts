/** In place of a message that the worker cannot read: a browser that is pushed to has to show something. */
export const unreadablePush = 'Novidade no seu pedido'
