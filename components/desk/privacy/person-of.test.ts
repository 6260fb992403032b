import { expect, it } from 'vitest'
import { personOf } from './person-of'

it.each([
  ['B531-849E-A7EB', { code: 'b531849ea7eb' }],
  [' b531849ea7eb ', { code: 'b531849ea7eb' }],
  ['(47) 99999-1234', { number: '(47) 99999-1234' }],
  // All digits, as a code in 290 may be: a number, which people ask for more often.
  ['554799991234', { number: '554799991234' }],
  ['9999-1234', null],
  ['B531', null],
  ['Maria', null],
  ['', null],
])('%j means %j', (typed, person) => expect(personOf(typed)).toEqual(person))
