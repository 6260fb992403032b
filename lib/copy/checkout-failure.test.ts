import { describe, expect, it } from 'vitest'
import { problemKinds } from '../api/problem-kinds.ts'
import { checkoutFailureText } from './checkout-failure.ts'

describe('checkoutFailureText', () => {
  it('is the text of the specification when no usable answer came', () => {
    const text = 'Houve um problema ao iniciar o checkout. Tente novamente.'
    expect(checkoutFailureText('unreachable')).toBe(text)
    expect(checkoutFailureText('unreadable')).toBe(text)
    expect(checkoutFailureText('store-failed')).toBe(text)
  })

  it('has a sentence for every problem', () => {
    for (const kind of problemKinds) expect(checkoutFailureText(kind)).toMatch(/^[A-Z].+\.$/)
  })
})
