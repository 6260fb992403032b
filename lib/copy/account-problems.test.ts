import { describe, expect, it } from 'vitest'
import { authFailureText } from './account-problems.ts'

describe('authFailureText', () => {
  it('has the texts of the specification', () => {
    expect(authFailureText('auth-not-configured')).toEqual({
      title: 'Integração Pendente! ⚙️',
      description: 'Configure a integração com o Supabase para ativar a autenticação.',
    })
    for (const kind of ['unreachable', 'unreadable'] as const) {
      expect(authFailureText(kind)).toEqual({
        title: 'Ocorreu um erro',
        description: 'Não foi possível completar a ação.',
      })
    }
  })
})
