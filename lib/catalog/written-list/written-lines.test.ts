import { describe, expect, it } from 'vitest'
import { answerLines, writtenLines } from './testing/written-lines.ts'

describe('R76 lines that others wrote, who had not seen what reads them', () => {
  it.each(writtenLines)(
    '%s have the right first product in nine of ten, and the right amount in nineteen of twenty',
    async (name) => {
      const lines = await answerLines(name)
      const right = lines.filter(({ isRightProduct }) => isRightProduct)
      const enough = lines.filter(({ isRightAmount }) => isRightAmount)
      expect(lines.length).toBeGreaterThanOrEqual(100)
      expect(right.length / lines.length).toBeGreaterThanOrEqual(0.9)
      expect(enough.length / lines.length).toBeGreaterThanOrEqual(0.95)
    },
  )
})
