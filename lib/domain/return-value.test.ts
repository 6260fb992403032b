import { expect, it } from 'vitest'
import { takeReturnValue, withReturnValue } from './return-value.ts'

it.each([
  ['/store', ''],
  ['/product/x?variante=y', '?variante=y'],
  ['/store?q=a%20b&x', '?q=a%20b&x'],
])('R55 what is put behind %s is taken out again, and the rest stays', (address, search) => {
  const given = new URL(withReturnValue(address, 'a_B-9'), 'https://loja.example')
  expect(takeReturnValue(given.search)).toEqual({ search, value: 'a_B-9' })
  // A store may put its own behind it.
  const more = takeReturnValue(`${given.search}&session=1`)
  expect(more).toEqual({ search: search === '' ? '?session=1' : `${search}&session=1`, value: 'a_B-9' })
})

it.each(['', '?', '?volte=1', '?q=volta', '?x=volta=1'])('R55 nothing is taken out of %j', (search) => {
  expect(takeReturnValue(search).value).toBeNull()
})
