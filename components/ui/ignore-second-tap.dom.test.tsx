import { fireEvent } from '@testing-library/react'
import { expect, it } from 'vitest'
import { ignoreSecondTap } from './ignore-second-tap'

const place = { detail: 1, clientX: 300, clientY: 120 }
/** Whether a tap there reaches the page. */
const reaches = (tap: object) => fireEvent.click(document.body, tap)

it.each([
  ['holds back a second tap in the same place', () => ignoreSecondTap(place), false],
  [
    'lets a tap after a key through',
    () => [ignoreSecondTap(place), fireEvent.keyDown(document.body, { key: 'a' })],
    true,
  ],
  ['waits for no second tap after the keyboard', () => ignoreSecondTap({ ...place, detail: 0 }), true],
])('%s', (_, first, isReached) => {
  first()
  expect(reaches({ ...place, detail: 2 })).toBe(isReached)
})

it('lets a tap elsewhere through', () => {
  ignoreSecondTap(place)
  expect(reaches({ ...place, clientY: 160 })).toBe(true)
})
