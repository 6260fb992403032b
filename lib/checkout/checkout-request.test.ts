import { describe, expect, it } from 'vitest'
import { orderLineOf } from '../orders/testing/sample-orders.ts'
import { replacementExceptions, replacementInWords } from './checkout-request.ts'

const bread = { title: 'Pão Francês', variantTitle: null }

describe('replacementExceptions', () => {
  it('says in sentences what differs for which product', () => {
    const lines = [
      orderLineOf({ substitution: 'remove', note: 'bem madura' }),
      orderLineOf(),
      orderLineOf({ ...bread, substitution: 'similar' }),
      orderLineOf({ ...bread, note: ' casca | fina\nsem  sal ' }),
    ]
    expect(replacementExceptions(lines)).toBe(
      'Banana Prata, 1 kg: retirar; nota: bem madura | Pão Francês: trocar por similar | ' +
        'Pão Francês: nota: casca fina sem sal',
    )
  })

  it('stays short, in whole sentences, and says how many more there are', () => {
    const lines = Array.from({ length: 100 }, () => orderLineOf({ substitution: 'remove' }))
    const text = replacementExceptions(lines) ?? ''
    expect(text.length).toBeLessThanOrEqual(500)
    const sentences = text.split(' | ')
    const more = sentences.pop()
    expect(new Set(sentences)).toEqual(new Set(['Banana Prata, 1 kg: retirar']))
    expect(more).toBe(`e mais ${100 - sentences.length}`)
  })
})

it('replacementInWords words what holds for one product', () => {
  expect(replacementInWords({ substitution: null, note: null }, 'similar')).toBeNull()
  expect(replacementInWords({ substitution: 'remove', note: null }, 'similar')).toBe(
    'Retirar o produto do carrinho',
  )
  expect(replacementInWords({ substitution: null, note: 'bem madura' }, 'similar')).toBe(
    'Trocar por marca similar, na mesma quantidade; nota: bem madura',
  )
})
