import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** 64 MB and some tenths of a second for each try: RFC 7914 with N = 2^16, r = 8, p = 1. */
const now = { log2N: 16, r: 8, p: 1 }
const hashBytes = 32

/** `scrypt:log2 N:r:p:salt:hash`, the last two in base64url: no letter that a shell or a file of settings changes. */
export const passwordHashShape = /^scrypt:1[6-8]:8:[1-4]:[\w-]{22}:[\w-]{43}$/

/** Costs as much as any other, and no password is right. */
const hashOfNobody = `scrypt:${now.log2N}:${now.r}:${now.p}:${'A'.repeat(22)}:${'A'.repeat(43)}`

type Parameters = typeof now & { readonly salt: Buffer }

function derived(password: string, { log2N, r, p, salt }: Parameters): Promise<Buffer> {
  const cost = 2 ** log2N
  // The same letters are not always the same bytes on every keyboard.
  return derive(password.normalize('NFC'), salt, hashBytes, { N: cost, r, p, maxmem: 256 * cost * r })
}

/** With a salt of its own, and what it takes to look again. */
export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derived(password, { ...now, salt })
  const { log2N, r, p } = now
  return `scrypt:${log2N}:${r}:${p}:${salt.toString('base64url')}:${hash.toString('base64url')}`
}

/** Null where there is no such user: it takes as long, and is never right. Throws for what is no hash. */
export async function isPassword(password: string, hash: string | null): Promise<boolean> {
  const text = hash ?? hashOfNobody
  if (!passwordHashShape.test(text)) throw new Error('this is no hash of a password')
  const [, log2N, r, p, salt = '', expected = ''] = text.split(':')
  const given = await derived(password, {
    log2N: Number(log2N),
    r: Number(r),
    p: Number(p),
    salt: Buffer.from(salt, 'base64url'),
  })
  return timingSafeEqual(given, Buffer.from(expected, 'base64url')) && hash !== null
}
