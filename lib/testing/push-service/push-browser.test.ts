import { expect, it } from 'vitest'
import { openPushBrowser } from './push-browser.ts'

it('reads the example of RFC 8291, section 5', () => {
  const browser = openPushBrowser({
    privateKey: 'q1dXpw3UpT5VOmu_cf_v6ih07Aems3njxI-JWgLcM94',
    auth: 'BTBZMqHH6r4Tts7J_aSIgg',
  })
  const message = [
    'DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml',
    'mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT',
    'pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN',
  ].join('')
  const body = Buffer.from(message, 'base64url')
  expect(browser.targetAt('').p256dh).toBe(
    'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4',
  )
  expect(browser.decrypt(body)).toBe('When I grow up, I want to be a watermelon')
  body[body.length - 1] = 0
  expect(() => browser.decrypt(body)).toThrow()
})
