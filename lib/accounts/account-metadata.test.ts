import { describe, expect, it } from 'vitest'
import { knownPictures } from '../server/known-pictures.ts'
import { toAccount, toMetadata, toSession } from './account-metadata.ts'

const person = (metadata: unknown) => ({ id: 'u1', email: 'ana@exemplo.com', metadata })
const sessionOf = (metadata: unknown, imageHosts: readonly string[] = []) =>
  toSession(person(metadata), { imageHosts })

describe('an account’s metadata', () => {
  it('calls a user by the edited name, else by full_name, else by the part before the @', () => {
    expect(sessionOf({ edited_name: 'Aninha', full_name: 'Ana' })?.user.name).toBe('Aninha')
    expect(sessionOf({ full_name: ' Ana ' })?.user.name).toBe('Ana')
    for (const metadata of [{}, { full_name: '' }, { full_name: 7 }, null, 'x', []]) {
      expect(sessionOf(metadata)?.user.name).toBe('ana')
    }
  })

  it('S12 S58 shows a picture from an allowed host only, through our own optimiser, and no other is known', () => {
    const picture = 'https://lh3.googleusercontent.com/a/x=s96-c'
    const hosts = ['lh3.googleusercontent.com']
    expect(sessionOf({ avatar_url: picture }, hosts)?.user.avatarUrl).toBe(
      `/_next/image?url=${encodeURIComponent(picture)}&w=160&q=75`,
    )
    const bad = [
      'http://lh3.googleusercontent.com/a',
      `${picture}?x=1`,
      'https://evil.example/a',
      'javascript:x',
      7,
    ]
    for (const avatar_url of bad) expect(sessionOf({ avatar_url }, hosts)?.user.avatarUrl).toBeNull()
    expect(sessionOf({ avatar_url: picture })?.user.avatarUrl).toBeNull()
    expect([picture, ...bad].map((address) => knownPictures().has(String(address)))).toEqual(
      [picture, ...bad].map((address) => address === picture),
    )
  })

  it('takes what cannot be read for not given', () => {
    const metadata = { delivery_city: 7, delivery_whatsapp: 'x'.repeat(61), delivery_substitution: 'x' }
    expect(sessionOf(metadata)?.delivery).toEqual({ city: '', whatsapp: '', substitution: null })
    expect(toSession({ id: 7, email: 'x', metadata: {} }, { imageHosts: [] })).toBeNull()
    const account = toAccount(
      { ...person({ favourites: 7, deletion_requested_at: 'ontem' }), createdAt: undefined },
      { imageHosts: [] },
    )
    expect(account).toMatchObject({ favouriteCodes: [], createdAt: null, deletionRequestedAt: null })
  })

  it('changes what was asked for and nothing else', () => {
    expect(toMetadata({ name: 'Ana' })).toEqual({ full_name: 'Ana', edited_name: 'Ana' })
    expect(
      toMetadata({ delivery: { city: '', street: 'Rua A', whatsapp: '47', substitution: 'remove' } }),
    ).toEqual({
      ...{ delivery_city: null, delivery_street: 'Rua A', delivery_house_number: null },
      ...{ delivery_complement: null, delivery_landmark: null, delivery_recipient: null },
      delivery_whatsapp: '47',
      delivery_substitution: 'remove',
    })
    expect(toMetadata({ favouriteCodes: [] })).toEqual({ favourites: null })
    expect(toMetadata({})).toEqual({})
  })
})
