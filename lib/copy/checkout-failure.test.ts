import { describe, expect, it } from 'vitest'
import { problemKinds } from '../api/problem-kinds.ts'
import { checkoutFailure, checkoutFailureText } from './checkout-failure.ts'

describe('checkoutFailureText', () => {
  it('is the text of the specification when no usable answer came', () => {
    const text = 'Houve um problema ao iniciar o checkout. Tente novamente.'
    expect(checkoutFailureText({ kind: 'unreachable' })).toBe(text)
    expect(checkoutFailureText({ kind: 'unreadable' })).toBe(text)
    expect(checkoutFailureText({ kind: 'store-failed' })).toBe(text)
  })

  it('has a sentence for every problem', () => {
    for (const kind of problemKinds) expect(checkoutFailureText({ kind })).toMatch(/^[A-Z].+\.$/)
  })
})

describe('checkoutFailure', () => {
  it('says what is the matter without a connection, and claims nothing about what was sent', () => {
    expect(checkoutFailure({ kind: 'unreachable' }, false)).toEqual({
      title: 'Sem internet',
      description: 'Seu carrinho está guardado. Finalize a compra quando a conexão voltar.',
    })
  })

  it.each([
    ['unreachable', true],
    ['store-failed', false],
  ] as const)('is what the server said, or that it did not answer, for %s (online: %s)', (kind, isOnline) => {
    const { title, description } = checkoutFailure({ kind }, isOnline)
    expect([title, description]).toEqual(['Erro no Checkout', checkoutFailureText({ kind })])
  })
})
