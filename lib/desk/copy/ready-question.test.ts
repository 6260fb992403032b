import { expect, it } from 'vitest'
import { readyQuestion } from './ready-question.ts'

const none = { untouched: 0, refused: 0, similarDue: 0, unweighed: 0, unanswered: 0 }

it.each([
  ['Ainda falta pesar', '1 item vendido por peso está sem peso.', { unweighed: 1 }],
  [
    'Ainda falta separar',
    '2 itens não foram marcados. 2 itens vendidos por peso estão sem peso.',
    { untouched: 2, unweighed: 2 },
  ],
])('asks before an order is ready: %s', (title, detail, open) => {
  expect(readyQuestion({ ...none, ...open })).toMatchObject({ title, detail })
})
