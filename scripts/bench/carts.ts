type Wire = {
  readonly products: readonly {
    readonly purchasable: boolean
    readonly variants: readonly {
      readonly id: string
      readonly prices: readonly [{ readonly amount: number; readonly sale_amount: number | null }]
    }[]
  }[]
}

export type Carts = { readonly direct: readonly string[]; readonly throughShop: readonly string[] }

/** Carts of one to five lines that the store sells, as bodies for the store itself and for the shop. */
export async function listCarts(storeUrl: string, shopUrl: string): Promise<Carts> {
  const listed = await fetch(`${storeUrl}/products?limit=100&exclude_types=subscription`)
  const { products } = (await listed.json()) as Wire
  const offers = products
    .filter(({ purchasable }) => purchasable)
    .flatMap(({ variants }) => variants.slice(0, 1))
    .map(({ id, prices: [price] }) => ({ id, amount: price.sale_amount ?? price.amount }))

  const bodyFor = (lines: typeof offers) =>
    JSON.stringify({
      items: lines.map(({ id }) => ({ variant_id: id, quantity: 1 })),
      successUrl: `${shopUrl}/success`,
      cancelUrl: `${shopUrl}/store`,
    })
  const sellable: typeof offers = []
  for (const offer of offers) {
    const headers = { 'content-type': 'application/json' }
    const tried = await fetch(`${storeUrl}/checkout`, { method: 'POST', headers, body: bodyFor([offer]) })
    if (tried.ok) sellable.push(offer)
  }

  const carts = sellable.map((_, start) => sellable.slice(start, start + 1 + (start % 5)))
  return {
    direct: carts.map(bodyFor),
    throughShop: carts.map((lines) =>
      JSON.stringify({
        kind: 'cart',
        items: lines.map(({ id, amount }) => ({ variantId: id, quantity: 1, seenAmount: amount })),
        city: 'Balneário Camboriú',
        whatsapp: '(47) 99912-3456',
        substitution: 'similar',
        cancelPath: '/store',
        timeZone: 'America/Sao_Paulo',
      }),
    ),
  }
}
