import { describe, expect, it } from 'vitest'
import { productHandleSchema, productIdSchema, variantIdSchema } from './identifiers.ts'

const ulid = '01J0000000000000000000000A'

describe('S9 identifiers', () => {
  it('S9 takes a prefix and a ULID', () => {
    expect(productIdSchema.safeParse(`prod_${ulid}`).success).toBe(true)
    expect(variantIdSchema.safeParse(`variant_${ulid}`).success).toBe(true)
  })

  it.each([
    `variant_${ulid}`,
    `prod_${ulid}/..`,
    `prod_${ulid}\n`,
    `../prod_${ulid}`,
    'prod_',
    'prod_01J%2F000000000',
    `prod_${'A'.repeat(41)}`,
    `PROD_${ulid}`,
  ])('S9 refuses %j as the id of a product', (id) => {
    expect(productIdSchema.safeParse(id).success).toBe(false)
  })

  it.each(['banana-prata', 'pão-francês', '7-grãos', 'leite-', 'a.b_c'])('takes the handle %s', (handle) => {
    expect(productHandleSchema.safeParse(handle).success).toBe(true)
  })

  it.each(['', '.', '..', '-leite', 'a/b', 'a%2fb', 'a b', 'a?b', 'x'.repeat(201)])(
    'S9 refuses %j as a handle',
    (handle) => {
      expect(productHandleSchema.safeParse(handle).success).toBe(false)
    },
  )
})
