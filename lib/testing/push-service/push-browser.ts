import { createDecipheriv, createECDH, hkdfSync, randomBytes } from 'node:crypto'
import type { PushTarget } from '../../domain/push.ts'

const curve = 'prime256v1'
const bytes = (text: string) => Buffer.from(text, 'base64url')

type Keys = { readonly privateKey: string; readonly auth: string }

/** A browser's end of a subscription: its keys, base64url, and what it makes of a message by RFC 8291 and 8188. */
export function openPushBrowser({ privateKey, auth }: Keys = newKeys()) {
  const pair = createECDH(curve)
  pair.setPrivateKey(bytes(privateKey))
  const publicKey = pair.getPublicKey()

  function decrypt(body: Buffer): string {
    const salt = body.subarray(0, 16)
    const recordSize = body.readUInt32BE(16)
    const keyLength = body.readUInt8(20)
    const senderKey = body.subarray(21, 21 + keyLength)
    const record = body.subarray(21 + keyLength)
    if (record.length > recordSize) throw new Error('more than one record')
    const info = Buffer.concat([Buffer.from('WebPush: info\0'), publicKey, senderKey])
    const secret = hkdfSync('sha256', pair.computeSecret(senderKey), bytes(auth), info, 32)
    const derive = (name: string, length: number) =>
      Buffer.from(hkdfSync('sha256', Buffer.from(secret), salt, `Content-Encoding: ${name}\0`, length))
    const decipher = createDecipheriv('aes-128-gcm', derive('aes128gcm', 16), derive('nonce', 12))
    decipher.setAuthTag(record.subarray(-16))
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()])
    const end = padded.lastIndexOf(2)
    if (end === -1 || padded.subarray(end + 1).some((byte) => byte !== 0)) throw new Error('no last record')
    return padded.subarray(0, end).toString()
  }

  return {
    decrypt,
    targetAt: (endpoint: string): PushTarget => ({ endpoint, p256dh: publicKey.toString('base64url'), auth }),
  }
}

function newKeys(): Keys {
  const pair = createECDH(curve)
  pair.generateKeys()
  return { privateKey: pair.getPrivateKey('base64url'), auth: randomBytes(16).toString('base64url') }
}
