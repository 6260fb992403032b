import { describe, expect, it } from 'vitest'
import { authFailureText } from '../copy/account-problems.ts'
import { passwordRuleOf } from './password-rule-of.ts'

const said = (message: string) => authFailureText('weak-password', passwordRuleOf(message)).description

describe('a password that the project refuses', () => {
  it('is answered with the rule of the project, in Portuguese', () => {
    expect(said('Password should be at least 12 characters.')).toBe(
      'Esta senha é fraca demais. Use pelo menos 12 caracteres.',
    )
    expect(
      said(
        'Password should be at least 8 characters. Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, ABCDEFGHIJKLMNOPQRSTUVWXYZ, 0123456789, !@#$%^&*()_+-=[]{};\'\\:"|<>?,./`~.',
      ),
    ).toBe(
      'Esta senha é fraca demais. Use pelo menos 8 caracteres, com letra minúscula, letra maiúscula, número e símbolo.',
    )
    expect(
      said('Password should contain at least one character of each: abcdefghijklmnopqrstuvwxyz, 0123456789.'),
    ).toBe('Esta senha é fraca demais. Use uma senha com letra minúscula e número.')
  })

  it('is answered in general where the refusal says nothing more', () => {
    expect(passwordRuleOf('Password is known to be weak and easy to guess.')).toBeNull()
    expect(said('something else')).toMatch(/^Esta senha é fraca demais\. .+\.$/)
  })
})
