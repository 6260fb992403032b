import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { specifiedZone } from '../../domain/delivery.ts'
import { openDatabase } from '../../server/database/database.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { answerStandIn } from './mock-payment.ts'
import { prepareDatabase } from './prepare-database.ts'
import {
  banana,
  checkoutBody,
  get,
  halfKiloBread,
  looseBread,
  openedCheckout,
  openSmallStore,
  postCheckout,
  smallCatalog,
} from './testing/small-catalog.ts'

type Store = ReturnType<typeof openSmallStore>['store']

async function stock(store: Store): Promise<Map<string, number | null>> {
  const { variants } = (await (await get(store, 'variants?fields=inventory_quantity')).json()) as {
    variants: { id: string; inventory_quantity: number | null }[]
  }
  return new Map(variants.map((variant) => [variant.id, variant.inventory_quantity]))
}

describe('a checkout', () => {
  it('has an address that cannot be guessed, with a query', async () => {
    const { store } = openSmallStore()
    const response = await postCheckout(store, checkoutBody([{ variant_id: banana, quantity: 1 }]))
    const { url } = (await response.json()) as { url: string }
    expect(url).toMatch(/^http:\/\/shop\.test\/hosted-checkout\/[0-9a-f]{32}\?currency=brl$/)
  })

  it('keeps items with the prices of its time, the sale price among them', async () => {
    const { store, database } = openSmallStore()
    const id = await openedCheckout(store, [
      { variant_id: banana, quantity: 2 },
      { variant_id: looseBread, quantity: 1 },
    ])
    const products = smallCatalog.products.map((product) => ({
      ...product,
      variants: product.variants.map((variant) => ({ ...variant, salePriceCents: 1 })),
    }))
    prepareDatabase(database, { ...smallCatalog, products })
    expect(store.findCheckout(id)).toMatchObject({
      state: 'open',
      method: null,
      successUrl: 'http://shop.test/success',
      cancelUrl: 'http://shop.test/store?x=1',
      items: [
        { productTitle: 'Banana Prata', quantity: 2, unitAmount: 590, currency: 'brl' },
        { productTitle: 'Pão Francês', variantTitle: '250 g', quantity: 1, unitAmount: 520 },
      ],
    })
  })

  it('asks for the delivery what the rule of the city says, and nothing beyond it', async () => {
    const place = 'Retirada na loja: Rua A, 1'
    const zones = [
      specifiedZone('Camboriú'),
      { ...specifiedZone('Itajaí/SC'), fee: 1850, maximumItems: 2 },
      { ...specifiedZone(place), fee: 0, maximumItems: null, maximumGrams: null, isPickup: true as const },
    ]
    const { store } = openSmallStore({ deliveryZones: () => zones })
    const open = async (quantity: number, metadata?: Record<string, string>) => {
      const body = { ...checkoutBody([{ variant_id: banana, quantity }]), ...(metadata ? { metadata } : {}) }
      const { url } = (await (await postCheckout(store, body)).json()) as { url: string }
      const id = new URL(url).pathname.split('/').at(-1) ?? ''
      const html = await (await answerStandIn(new Request(url), store))?.text()
      expect(/Frete/.test(html ?? '')).toBe(metadata?.['city'] !== place)
      return [
        store.findCheckout(id)?.shippingFee,
        ...(/(Total[^<]*)<\/th><th>([^<]+)/.exec(html ?? '') ?? []).slice(1),
      ]
    }
    const arranged = 'Total estimado, sem frete'
    expect(await open(2, { city: 'itajai' })).toEqual([1850, 'Total', 'R$\u00a030,30'])
    expect(await open(3, { city: 'itajai' })).toEqual([null, arranged, 'R$\u00a017,70'])
    expect(await open(1, { city: 'Camboriú' })).toEqual([1200, 'Total', 'R$\u00a017,90'])
    // Of what is fetched 'frete' is said nowhere.
    expect(await open(3, { city: place })).toEqual([0, 'Total', 'R$\u00a017,70'])
    // The zones differ, and no city was given.
    expect(await open(1)).toEqual([null, arranged, 'R$\u00a05,90'])
  })

  it('R18 survives a restart, and so does what was paid', async () => {
    const folder = newFolder()
    const before = openSmallStore({ database: openDatabase(folder) })
    const items = [{ variant_id: banana, quantity: 2 }]
    const open = await openedCheckout(before.store, items)
    const paid = await openedCheckout(before.store, items)
    before.store.payCheckout(paid, 'pix')
    before.database.close()

    const after = openSmallStore({ database: openDatabase(folder) })
    expect(after.store.findCheckout(open)?.state).toBe('open')
    expect(after.store.findCheckout(paid)).toMatchObject({ state: 'paid', method: 'pix' })
    expect((await stock(after.store)).get(banana)).toBe(3)
    after.database.close()
  })
})

describe('payCheckout', () => {
  it('takes nothing at all when one line is short, and names that line', async () => {
    const { store } = openSmallStore()
    const late = await openedCheckout(store, [
      { variant_id: banana, quantity: 2 },
      { variant_id: halfKiloBread, quantity: 2 },
    ])
    const early = await openedCheckout(store, [{ variant_id: halfKiloBread, quantity: 2 }])
    store.payCheckout(early, 'card')
    expect(store.payCheckout(late, 'card')).toEqual({
      ok: false,
      error: {
        kind: 'insufficient-inventory',
        lines: [{ variantId: halfKiloBread, productTitle: 'Pão Francês', requested: 2, available: 1 }],
      },
    })
    expect((await stock(store)).get(banana)).toBe(5)
    expect(store.findCheckout(late)?.state).toBe('open')
  })

  it('adds up two lines of the same thing', async () => {
    const { store } = openSmallStore()
    const line = { variant_id: banana, quantity: 3 }
    expect((await postCheckout(store, checkoutBody([line, line]))).status).toBe(400)
  })

  it('never takes what is not managed', async () => {
    const { store } = openSmallStore()
    const id = await openedCheckout(store, [{ variant_id: looseBread, quantity: 9999 }])
    expect(store.payCheckout(id, 'card').ok).toBe(true)
    expect((await stock(store)).get(looseBread)).toBeNull()
  })

  it('never sells more than there is, in whatever order checkouts open, pay and cancel', async () => {
    const step = fc.record({ action: fc.constantFrom('open', 'pay', 'cancel'), number: fc.nat(5) })
    await fc.assert(
      fc.asyncProperty(fc.array(step, { maxLength: 25 }), async (steps) => {
        const { store, database } = openSmallStore()
        const ids: string[] = []
        for (const { action, number } of steps) {
          const id = ids[number] ?? 'nada'
          if (action === 'pay') store.payCheckout(id, 'card')
          else if (action === 'cancel') store.cancelCheckout(id)
          else {
            const items = [{ variant_id: banana, quantity: number + 1 }]
            await openedCheckout(store, items).then(
              (opened) => ids.push(opened),
              () => undefined,
            )
          }
        }
        const sold = ids
          .map((id) => store.findCheckout(id))
          .filter((session) => session?.state === 'paid')
          .reduce((sum, session) => sum + (session?.items[0]?.quantity ?? 0), 0)
        expect(sold).toBeLessThanOrEqual(5)
        expect((await stock(store)).get(banana)).toBe(5 - sold)
        database.close()
      }),
      { numRuns: 30 },
    )
  })
})

describe('cancelCheckout', () => {
  it('closes an open checkout for good', async () => {
    const { store } = openSmallStore()
    const id = await openedCheckout(store, [{ variant_id: banana, quantity: 1 }])
    expect(store.cancelCheckout(id)).toMatchObject({ ok: true, value: { state: 'cancelled' } })
    expect(store.cancelCheckout(id).ok).toBe(true)
    expect(store.payCheckout(id, 'card')).toEqual({ ok: false, error: { kind: 'already-cancelled' } })
    expect((await stock(store)).get(banana)).toBe(5)
  })

  it('does not undo a payment', async () => {
    const { store } = openSmallStore()
    const id = await openedCheckout(store, [{ variant_id: banana, quantity: 1 }])
    store.payCheckout(id, 'card')
    expect(store.cancelCheckout(id)).toEqual({ ok: false, error: { kind: 'already-paid' } })
    expect(store.findCheckout(id)?.state).toBe('paid')
  })
})
