import { expect, it } from 'vitest'
import { problemKinds } from '../api/problem-kinds.ts'
import { checkoutFailure, checkoutFailureText } from './checkout-failure.ts'

it('has a sentence for every problem of a checkout', () => {
  for (const kind of problemKinds) expect(checkoutFailureText({ kind })).toMatch(/^[A-Z].+\.$/)
})

it('says of a checkout without a connection what is the matter, and claims nothing about what was sent', () => {
  expect(checkoutFailure({ kind: 'unreachable' }, false)).toEqual({
    title: 'Sem internet',
    description: 'Seu carrinho está guardado. Finalize a compra quando a conexão voltar.',
  })
})

it.each([
  ['unreachable', true],
  ['unreadable', true],
  ['store-failed', false],
] as const)(
  'fails in the words of the specification when no usable answer came: %s (online: %s)',
  (kind, isOnline) => {
    const description = 'Houve um problema ao iniciar o checkout. Tente novamente.'
    expect(checkoutFailure({ kind }, isOnline)).toEqual({ title: 'Erro no Checkout', description })
  },
)
