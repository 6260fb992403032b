import { describe, expect, it } from 'vitest'
import { failure, success } from '../domain/result.ts'
import { StoreApiError } from '../store/errors.ts'
import type { StoreApi } from '../store/store-api.ts'
import { productIdOf, productOf, variantIdOf, variantOf } from '../testing/sample-values.ts'
import { createProductWeights } from './product-weights.ts'

type Find = StoreApi['findOptionalProduct']

const product = (number: number, updatedAt: string | null = '2026-01-01') =>
  productOf({
    id: productIdOf(number),
    variants: [variantOf({ id: variantIdOf(number), weightGrams: null })],
    updatedAt,
  })
const answer = (number: number, weightGrams: number | null = 800) =>
  success(productOf({ variants: [variantOf({ id: variantIdOf(number), weightGrams })] }))
const unavailable = failure(new StoreApiError({ kind: 'unreachable', message: 'x' }))

/** The book over a store that answers as configured, with a clock to move. */
function open(find: (count: number) => ReturnType<Find> | Awaited<ReturnType<Find>>, timeoutMs = 50) {
  const clock = { time: 0, calls: 0, atOnce: 0, most: 0 }
  const weights = createProductWeights({
    api: {
      findOptionalProduct: async () => {
        clock.calls += 1
        clock.atOnce += 1
        clock.most = Math.max(clock.most, clock.atOnce)
        const found = await find(clock.calls)
        clock.atOnce -= 1
        return found
      },
    },
    now: () => clock.time,
    timeoutMs,
  })
  return { weights, clock }
}

describe('the weights of products', () => {
  it('come from the single-product call, once for all who ask, and are remembered for hours', async () => {
    const { weights, clock } = open(() => answer(1))
    const found = await Promise.all([weights.find([product(1)]), weights.find([product(1)])])
    expect(found).toEqual([new Map([[variantIdOf(1), 800]]), new Map([[variantIdOf(1), 800]])])
    clock.time += 5 * 3_600_000
    await weights.find([product(1)])
    expect(clock.calls).toBe(1)
    clock.time += 2 * 3_600_000
    await weights.find([product(1)])
    expect(clock.calls).toBe(2)
  })

  it('R1 never keep a quote waiting: a slow one is unknown now and known later', async () => {
    let release = () => {}
    const held = new Promise<void>((resolve) => {
      release = resolve
    })
    const { weights } = open(() => held.then(() => answer(1)), 10)
    expect((await weights.find([product(1)])).size).toBe(0)
    release()
    await expect.poll(async () => (await weights.find([product(1)])).size).toBe(1)
  })

  it('R2 are unknown when the store fails, which then rests for half a minute', async () => {
    const { weights, clock } = open((count) => (count === 1 ? unavailable : answer(1)))
    expect((await weights.find([product(1)])).size).toBe(0)
    clock.time += 29_000
    expect((await weights.find([product(1)])).size).toBe(0)
    expect(clock.calls).toBe(1)
    clock.time += 1000
    expect((await weights.find([product(1)])).size).toBe(1)
  })
})
