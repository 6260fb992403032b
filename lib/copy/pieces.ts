/** `2 × Uva Itália`, or the name alone where there are as many pieces as were ordered. */
export const piecesText = (quantity: number | null, name: string) =>
  quantity === null ? name : `${quantity} × ${name}`
