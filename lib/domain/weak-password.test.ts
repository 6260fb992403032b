import { describe, expect, it } from 'vitest'
import { isWeakPassword } from './weak-password.ts'

describe('a password of the desk', () => {
  it.each([
    ...['aaaaaaaaaaaa', '123456789012', '098765432109', 'abcdefghijkl', 'qwertyuiop12', 'abababababab'],
    ...['2026-2026-2026', 'senha1234567', 'SENHA senha senha', 'Mercado@123456', 'Flamengo-2025'],
    ...['conceicao123', 'Conceição1234567', 'banana123456', '            '],
  ])('S59 is weak as %s', (password) => {
    expect(isWeakPassword(password, 'conceicao')).toBe(true)
  })

  it.each([
    ...['uma senha de sábado', 'maçãs-no-caixote-7', 'feijão, arroz e couve', 'Gx7!pL2#qT9z'],
    ...['três tristes tigres', 'ana vende bananas'],
  ])('S59 is none as %s', (password) => {
    expect(isWeakPassword(password, 'ana')).toBe(false)
  })
})
