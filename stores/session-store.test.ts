import { describe, expect, it } from 'vitest'
import { noDelivery } from '@/lib/domain/account'
import { createSessionStore } from './session-store'

const user = { id: 'u1', email: 'ana@exemplo.com', name: 'Ana', avatarUrl: null }

describe('the session', () => {
  it('is a visitor until a user signs in, and again once they have signed out', () => {
    const session = createSessionStore().getState
    expect(session().user).toBeNull()
    session().signIn({ user, delivery: noDelivery })
    expect([session().user, session().delivery]).toEqual([user, noDelivery])
    session().signOut()
    expect([session().user, session().delivery]).toEqual([null, null])
  })

  it('counts its changes, and is known again once the service answers', () => {
    const session = createSessionStore().getState
    session().miss()
    expect([session().isUnavailable, session().changes]).toEqual([true, 0])
    session().signIn({ user, delivery: noDelivery })
    expect([session().isUnavailable, session().changes]).toEqual([false, 1])
  })
})
