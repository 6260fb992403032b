import { expect, it } from 'vitest'
import { mayBeCode, personOf } from './person-orders'

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

it.each([
  [{ number: '5547-9999-1234' }, true],
  [{ number: '554799991234' }, true],
  [{ number: '(47) 99999-1234' }, false],
  [{ number: '+554799991234' }, false],
  [{ code: 'b531849ea7eb' }, false],
])('%j may be a code that was read as a number: %s', (person, may) => expect(mayBeCode(person)).toBe(may))
