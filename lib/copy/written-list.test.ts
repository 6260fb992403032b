import { expect, it } from 'vitest'
import type { PackFacts } from '../domain/packs-for.ts'
import { packFactsText } from './written-list.ts'

const facts = (part: Partial<PackFacts>): PackFacts => ({
  packs: 1,
  of: { kind: 'mass', amount: 2000 },
  asked: { kind: 'mass', amount: 5000 },
  reaches: { kind: 'mass', amount: 6000 },
  outcome: 'exact',
  ...part,
})

it.each([
  ['3 × 2 kg = 6 kg; você pediu 5 kg', facts({ packs: 3, outcome: 'more' }), 3],
  ['Vem com 2 kg; você pediu 5 kg', facts({ outcome: 'less', reaches: { kind: 'mass', amount: 2000 } }), 1],
  ['3 × 2 kg = 6 kg', facts({ packs: 3 }), 3],
  [null, facts({}), 1],
  [null, facts({ packs: 2, of: { kind: 'count', amount: 1 }, asked: { kind: 'count', amount: 2 } }), 2],
  ['Só 2 em estoque', facts({ packs: 3 }), 2],
  ['Uma peça de cerca de 2 kg', facts({ outcome: 'less-than-piece' }), 1],
  [
    'Cerca de 6 kg para 6 unidades',
    facts({ asked: { kind: 'count', amount: 6 }, outcome: 'pieces-by-weight' }),
    1,
  ],
  [null, facts({ outcome: 'unknown', of: null, reaches: null }), 1],
])('says %j of packs and what was asked for', (text, given, quantity) => {
  expect(packFactsText(given, quantity)).toBe(text)
})
