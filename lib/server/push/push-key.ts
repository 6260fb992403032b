import { createECDH } from 'node:crypto'

const curve = 'prime256v1'

/** By which push services know this shop (VAPID, RFC 8292); base64url. */
export type PushKey = {
  /** A secret. */
  readonly privateKey: string
  /** What browsers subscribe with. */
  readonly publicKey: string
}

/** A private key. */
export function createPushKey(): string {
  const pair = createECDH(curve)
  pair.generateKeys()
  // Without its leading zeros it would have fewer bytes.
  return Buffer.from(pair.getPrivateKey('hex').padStart(64, '0'), 'hex').toString('base64url')
}

/** The pair that a private key belongs to; null where it is none. */
export function parsePushKey(text: string): PushKey | null {
  if (!/^[\w-]{43}$/.test(text)) return null
  const pair = createECDH(curve)
  try {
    pair.setPrivateKey(text, 'base64url')
  } catch {
    return null
  }
  return { privateKey: text, publicKey: pair.getPublicKey('base64url') }
}

/** Whether these 65 bytes are a point of the curve that can be encrypted for. */
export function isPushPoint(p256dh: string): boolean {
  const pair = createECDH(curve)
  pair.generateKeys()
  try {
    return pair.computeSecret(p256dh, 'base64url').length === 32
  } catch {
    return false
  }
}
