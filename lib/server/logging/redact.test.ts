import { describe, expect, it } from 'vitest'
import { redactFields } from './redact.ts'

describe('S27 what a line of the log may hold', () => {
  it.each([
    ...['whatsapp', 'whatsappContact', 'contact', 'email', 'E-Mail', 'phone', 'password', 'accessToken'],
    ...['refresh_token', 'deskPassword', 'DESK_PASSWORD_HASH', 'cookie', 'set-cookie', 'Authorization'],
    ...['apikey', 'SUPABASE_SECRET_KEY', 'databaseUrl', 'paymentUrl', 'address', 'note', 'cpf'],
    ...['city', 'street', 'houseNumber', 'house_number', 'complement', 'landmark', 'recipient'],
  ])('S27 nothing under the name of %s', (name) => {
    expect(redactFields({ [name]: 'anything' })).toEqual({ [name]: '[redacted]' })
  })

  it.each([
    ['ana.souza+feira@exemplo.com.br', ['ana', 'exemplo']],
    ['no user ana%40exemplo.com here', ['ana%40', 'exemplo']],
    ['(47) 99912-3456', ['99912', '3456']],
    ['whatsapp is +55 47 99912 3456.', ['99912']],
    ['47\u00a099912\u20113456', ['99912']],
    ['5547999123456', ['5547']],
    ['CPF 123.456.789-09', ['123.456']],
    ['Authorization: Bearer abc.def-123', ['abc.def']],
    ['Bearer abc.def-123', ['abc.def']],
    ['Cookie: mercado-auth=base64-xyz; theme=dark', ['base64-xyz', 'dark']],
    ['{"set-cookie":"a=secret1"}', ['secret1']],
    ['eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIxIn0.abc-_1', ['eyJ', 'abc-_1']],
    ['/auth/confirm?token_hash=pkce_123abc&type=email', ['pkce_123abc']],
    ['/auth/callback?code=0a1b-2c3d', ['0a1b']],
    ['GET /success?volta=Qx7_-9 failed', ['Qx7_-9']],
    ['grant refresh_token=v1.Mx9 failed', ['v1.Mx9']],
    ['{"password":"hunter22"}', ['hunter22']],
    ['key sb_secret_a1B2c3', ['a1B2c3']],
    [`the header was desk=${'aB-_'.repeat(11).slice(0, 43)}; a=b`, ['aB-_']],
    [`is no hash: scrypt:16:8:1:${'c'.repeat(22)}:${'D'.repeat(43)}`, ['ccc', 'DDD']],
    ['connect postgres://shop:pa%2Fss@db:5432/shop', ['pa%2Fss']],
    [`failed at /pedido/${'0a1b'.repeat(8)}/enviar`, ['0a1b']],
    ['GET /hosted-checkout/cs_0a1b-2c3d', ['0a1b', '2c3d']],
    ['Referer: https://loja.example/success?de=0a1b2c3d', ['0a1b2c3d']],
    ['from 203.0.113.177 again', ['203.0.113']],
  ])('S27 nothing of %s', (text, parts) => {
    const line = JSON.stringify(redactFields({ message: text }))
    for (const part of parts) expect(line).not.toContain(part)
    expect(line).toContain('[redacted]')
  })

  it('S27 leaves identifiers, numbers and codes of the system as they are', () => {
    const fields = {
      requestId: '1763811234567890',
      correlationId: '17638112345678901234',
      order: 'A1B2-C3D4-E5F6',
      code: 'ENOSPC',
      status: 503,
      milliseconds: 12_345_678_901,
      detail: null,
      kind: 'wrong-password',
      none: undefined,
    }
    expect(redactFields(fields)).toEqual(fields)
  })
})
