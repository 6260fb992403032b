import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto'
import { promisify } from 'node:util'

const derive = promisify<string, Buffer, number, ScryptOptions, Buffer>(scrypt)

/** 64 MB and some tenths of a second per try: RFC 7914 with N = 2^16, r = 8, p = 1. */
const now = { log2N: 16, r: 8, p: 1 }
const hashBytes = 32

/** `scrypt:log2 N:r:p:salt:hash` in base64url: safe in shells and settings files. */
export const passwordHashShape = /^scrypt:1[6-8]:8:[1-4]:[\w-]{22}:[\w-]{43}$/

/** Costs as much as a real hash; matches no password. */
const hashOfNobody = `scrypt:${now.log2N}:${now.r}:${now.p}:${'A'.repeat(22)}:${'A'.repeat(43)}`

type Parameters = typeof now & { readonly salt: Buffer }

function derived(password: string, { log2N, r, p, salt }: Parameters): Promise<Buffer> {
  const cost = 2 ** log2N
  return derive(password.normalize('NFC'), salt, hashBytes, { N: cost, r, p, maxmem: 256 * cost * r })
}

export async function hashPassword(password: string): Promise<string> {
  const salt = randomBytes(16)
  const hash = await derived(password, { ...now, salt })
  const { log2N, r, p } = now
  return `scrypt:${log2N}:${r}:${p}:${salt.toString('base64url')}:${hash.toString('base64url')}`
}

/** Verifies a password. A null hash takes as long and never matches. Throws for an invalid hash. */
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
