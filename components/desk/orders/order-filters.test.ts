import { expect, it } from 'vitest'
import { searchOf } from './order-filters'

it.each(['(47) 99123-4567', '+55 47 99123-4567', '47991234567', '99123 4567', ' 5547991234567 '])(
  'of the phone number %s only the last four digits are searched for',
  (typed) => expect(searchOf(typed)).toBe('4567'),
)

it.each([
  '4567',
  '5311-8490',
  '5311-8490-1234',
  '5311-8490-12',
  'B531-849E-A7EB',
  'cafe',
  'Leite 1 L 12345678',
])('%s is searched for as it is', (typed) => expect(searchOf(typed)).toBe(typed))
