import { describe, expect, it } from 'vitest'
import { accountProblemKinds, answerProblemKinds, problemKinds } from '../../api/problem-kinds.ts'
import { accountProblemCopy } from '../../copy/account-problems.ts'
import { problemCopy } from '../../copy/problems.ts'
import { answerProblemCopy } from '../../copy/replacement-answer.ts'
import { deskProblemKinds } from '../../desk/api/calls.ts'
import { deskProblemCopy } from '../../desk/copy/problems.ts'
import { plainPrice, variantIdOf } from '../../testing/sample-values.ts'
import { problemResponse, problemStatus } from './problem.ts'

const everyKind = [...problemKinds, ...accountProblemKinds, ...answerProblemKinds, ...deskProblemKinds]
const everyText = { ...problemCopy, ...accountProblemCopy, ...answerProblemCopy, ...deskProblemCopy }

describe('S15 a problem', () => {
  it.each(everyKind)(
    'S15 %s has a status, a title and a detail in Portuguese, and a request id',
    async (kind) => {
      const response = problemResponse(kind, { requestId: 'r-1' })
      expect(response.status).toBe(problemStatus[kind])
      expect(response.status).toBeGreaterThanOrEqual(400)
      expect(response.headers.get('content-type')).toBe('application/problem+json')
      expect(response.headers.get('cache-control')).toBe('no-store')
      const { title, detail } = everyText[kind]
      expect(title.length).toBeGreaterThan(5)
      expect(detail).toMatch(/\.$/)
      expect(await response.json()).toEqual({
        type: 'about:blank',
        kind,
        status: response.status,
        title,
        detail,
        requestId: 'r-1',
      })
    },
  )

  it('keeps the texts of the specification', () => {
    expect(problemCopy['empty-cart'].title).toBe('Seu carrinho está vazio')
    expect(problemCopy['city-not-verified'].title).toBe('Verifique a cidade de entrega')
    expect(problemCopy['substitution-missing'].title).toBe('Opção de substituição necessária')
    expect(problemCopy['whatsapp-missing'].title).toBe('WhatsApp necessário')
    expect(problemCopy['store-failed']).toEqual({
      title: 'Erro no Checkout',
      detail: 'Houve um problema ao iniciar o checkout. Tente novamente.',
    })
  })

  it('R11 names the lines of a cart that changed, and none otherwise', async () => {
    const line = {
      variantId: variantIdOf(1),
      quantity: 2,
      price: plainPrice,
      stock: 1,
      weightGrams: null,
      changes: [{ kind: 'short', available: 1 }],
    } as const
    const bodyOf = (lines?: [typeof line]) =>
      problemResponse('cart-changed', { requestId: 'r', lines }).json() as Promise<object>
    expect(await bodyOf([line])).toMatchObject({ kind: 'cart-changed', status: 409, lines: [line] })
    expect(await bodyOf()).not.toHaveProperty('lines')
  })
})
