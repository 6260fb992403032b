import { describe, expect, it } from 'vitest'
import { createSessionStore } from './session-store'

describe('the session', () => {
  it('is a visitor until somebody signs in, and again once they have left', () => {
    const session = createSessionStore().getState
    expect(session().user).toBeNull()
    const user = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }
    session().signIn(user)
    expect(session().user).toEqual(user)
    session().signOut()
    expect(session().user).toBeNull()
  })
})
