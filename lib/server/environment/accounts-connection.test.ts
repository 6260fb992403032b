import { describe, expect, it } from 'vitest'
import { parseEnvironment } from './environment.ts'
import { messageOf } from './testing/refusal-message.ts'

describe('the settings of accounts', () => {
  const project = {
    SUPABASE_URL: 'https://projeto.supabase.example/',
    SUPABASE_PUBLISHABLE_KEY: 'sb_publishable_0123456789',
  }

  it('are an address and a key, and a second key to delete accounts with', () => {
    const accounts = {
      url: 'https://projeto.supabase.example',
      publishableKey: 'sb_publishable_0123456789',
      secretKey: null,
      isAddressForwarded: false,
    }
    expect(parseEnvironment(project).accounts).toEqual(accounts)
    const SUPABASE_SECRET_KEY = 'sb_secret_0123456789012345'
    expect(parseEnvironment({ ...project, SUPABASE_SECRET_KEY }).accounts).toEqual({
      ...accounts,
      secretKey: SUPABASE_SECRET_KEY,
    })
    const forwarding = { ...project, SUPABASE_SECRET_KEY, SUPABASE_FORWARD_ADDRESS: 'true' }
    expect(parseEnvironment(forwarding).accounts).toMatchObject({ isAddressForwarded: true })
    const withoutKey = { ...project, SUPABASE_FORWARD_ADDRESS: 'true' }
    expect(messageOf(withoutKey)).toMatch(/^SUPABASE_FORWARD_ADDRESS: .*give SUPABASE_SECRET_KEY too/)
  })

  it('want both halves', () => {
    const { SUPABASE_URL, SUPABASE_PUBLISHABLE_KEY } = project
    expect(messageOf({ SUPABASE_PUBLISHABLE_KEY })).toMatch(/^SUPABASE_URL: .*give the address/)
    expect(messageOf({ SUPABASE_URL })).toMatch(/^SUPABASE_PUBLISHABLE_KEY: .*give the publishable key/)
    expect(messageOf({ SUPABASE_SECRET_KEY: 'sb_secret_0123456789012345' })).toMatch(/^SUPABASE_URL: /)
  })
})
