export const buyAgainPlaceId = 'comprado-aqui'
