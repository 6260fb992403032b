import { beforeAll, describe, expect, it } from 'vitest'
import { type AnsweredLine, answerLines } from './written-lines.ts'

let lines: readonly AnsweredLine[]
beforeAll(async () => {
  lines = await answerLines('written-lines')
})

describe('lines that others wrote, who knew nothing of the search', () => {
  it('have the right first product in nine of ten, and the right amount in nineteen of twenty', () => {
    expect(lines).toHaveLength(200)
    expect(lines.filter(({ isRightProduct }) => isRightProduct).length).toBeGreaterThanOrEqual(180)
    expect(lines.filter(({ isRightAmount }) => isRightAmount).length).toBeGreaterThanOrEqual(190)
  })
})
