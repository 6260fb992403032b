import { describe, expect, it } from 'vitest'
import { collectionIdSchema, productHandleSchema, productIdSchema, variantIdSchema } from './identifiers.ts'

const schemas = [productIdSchema, variantIdSchema, collectionIdSchema]
const takes = (id: string) => schemas.every((schema) => schema.safeParse(id).success)
const refuses = (id: string) => schemas.every((schema) => !schema.safeParse(id).success)

describe('S9 identifiers', () => {
  it.each([
    ...['prod_01J0000000000000000000000A', '7891000100103', '1', 'banana-prata_1-kg'],
    '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    'a'.repeat(64),
  ])('S9 takes %j, no matter who made it', (id) => {
    expect(takes(id)).toBe(true)
  })

  it.each([
    ...['', '_', '-1', '__proto__', '../1', '1/..', '1\n', '1 2', '1.2', '1~2', 'maçã', 'a%2f'],
    ...['gid://shop/1', '1?x=1', '1&x', "1'", '<b>'],
    'a'.repeat(65),
  ])('S9 refuses %j', (id) => {
    expect(refuses(id)).toBe(true)
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
