import { expect, it } from 'vitest'
import { deskLogCopy, logDetail } from './log.ts'
import { pieceText } from './order.ts'

const piece = { variantTitle: null, pack: null, nominalGrams: null, isSoldByWeight: false }

it.each([
  ['bandeja com 300 g', { pack: 'bandeja com 300 g', nominalGrams: 300 }],
  ['Farofa · cerca de 600 g', { variantTitle: 'Farofa', pack: 'cerca de 600 g', nominalGrams: 600 }],
  ['cerca de 1,25 kg', { nominalGrams: 1250, isSoldByWeight: true }],
  ['500 g', { variantTitle: '500 g', nominalGrams: 500 }],
  ['', {}],
])('says %s of one piece', (text, of) => {
  expect(pieceText({ ...piece, ...of })).toBe(text)
})

it.each([
  ['6 unidades cada (18 ao todo)', '6 unidades'],
  ['1 dúzia cada (36 ao todo)', '1 dúzia'],
  ['500 g, cerca de 4 unidades', '500 g, cerca de 4 unidades'],
])('of three pieces it says %s', (text, variantTitle) => {
  expect(pieceText({ ...piece, variantTitle }, 3)).toBe(text)
})

it.each([
  ['0:0:0:0::/64', 'pelo próprio servidor'],
  ['127.0.0.1', 'pelo próprio servidor'],
  ['192.168.0.7', 'pela rede local'],
  ['fe80:0:0:0::/64', 'pela rede local'],
  ['2804:14c:87:1::/64', 'pela internet, de 2804:14c:87:1'],
  ['189.4.77.10', 'pela internet, de 189.4.77.10'],
  ['unknown', 'de endereço desconhecido'],
])('says where %s is in words', (address, words) => {
  expect(deskLogCopy.from(address)).toBe(words)
})

it('reads no command out of the log', () => {
  expect(logDetail({ detail: 'npm run desk:user', requestId: null })).toBeNull()
  expect(logDetail({ detail: '3', requestId: 'a' })).toBe('3 pedidos')
})
