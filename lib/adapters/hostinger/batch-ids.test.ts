import fc from 'fast-check'
import { expect, it } from 'vitest'
import { batchIds } from './batch-ids.ts'

it('keeps every id once, in order, in batches that fit their address', () => {
  const id = fc.stringMatching(/^prod_[0-9A-Z]{10,40}$/)
  fc.assert(
    fc.property(fc.array(id, { maxLength: 60 }), fc.integer({ min: 80, max: 2000 }), (ids, available) => {
      const batches = batchIds({ ids, key: 'ids[]', available })
      expect(batches.flat()).toEqual([...new Set(ids)])
      for (const batch of batches) {
        const search = new URLSearchParams(batch.map((value) => ['ids[]', value]))
        expect(`&${search}`.length).toBeLessThanOrEqual(available)
      }
    }),
  )
})
