export const placedOrderPlaceId = 'pedido-feito'
