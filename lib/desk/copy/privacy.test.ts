import { expect, it } from 'vitest'
import { deskPrivacyCopy } from './privacy.ts'

const { detail } = deskPrivacyCopy.question

it.each([
  [1, 1, 'Este pedido ainda não foi entregue: '],
  [3, 3, 'Estes 3 pedidos ainda não foram entregues: '],
  [3, 1, '1 pedido de 3 ainda não foi entregue: '],
  [3, 2, '2 pedidos de 3 ainda não foram entregues: '],
  [1, 0, 'O WhatsApp, o endereço, as observações, a conta e o que foi digitado como cidade saem de 1 pedido'],
])(
  'the question before erasing %i orders begins with the %i that are not delivered',
  (count, undelivered, words) => {
    expect(detail({ count, undelivered })).toMatch(new RegExp(`^${words}`))
  },
)
