import { describe, expect, it } from 'vitest'
import { decodeTable } from './file-state.ts'

const csv = 'Código;Produto\r\n1;Feijão\r\n2;Açúcar\r\n3;Café\r\n4;Pêssego\r\n'
const dos = { ç: 0x87, ã: 0xc6, é: 0x82, ó: 0xa2, ú: 0xa3, ê: 0x88, Ç: 0x80, Ú: 0xe9 }
const mac = { ç: 0x8d, ã: 0x8b, é: 0x8e, ó: 0x97, ú: 0x9c, ê: 0x90, Ç: 0x82, Ú: 0xf2 }
const damaged = { ok: false, error: { kind: 'other-encoding' } }
const encode = (text: string, table: Readonly<Record<string, number>>) =>
  Uint8Array.from(text, (character) => table[character] ?? character.charCodeAt(0))

describe('a text of another encoding', () => {
  it.each([csv, '1;Feijão', '5;Pão', '2;Açúcar', '3;Café\n', '3;Café', '4;Pêssego'])(
    'is told by its accents, not sold with wrong ones: %j',
    (text) => {
      for (const table of [dos, mac]) {
        const bytes = encode(text, table)
        expect(decodeTable(bytes)).toEqual(damaged)
        expect(decodeTable(Buffer.from(new TextDecoder('windows-1252').decode(bytes)))).toEqual(damaged)
      }
    },
  )

  it.each(['Limäes', 'PÒSSEGO', 'µgua', 'àleo', 'maþÒ'])('is told by letters of others: %s', (text) => {
    expect(decodeTable(Buffer.from(text))).toEqual(damaged)
  })

  const asUtf8In = (encoding: string) => (text: string) => new TextDecoder(encoding).decode(Buffer.from(text))
  const read = ['windows-1252', 'macintosh'].map(asUtf8In)
  it.each<[string, (text: string) => string]>([
    ['UTF-8 that was read as Windows-1252', asUtf8In('windows-1252')],
    ['that twice', (text) => read.reduce((damage) => asUtf8In('windows-1252')(damage), text)],
    ['UTF-8 that was read as Latin 1', (text) => Buffer.from(text).toString('latin1')],
    ['UTF-8 that was read on an old Mac', asUtf8In('macintosh')],
    ['accents apart in it', (text) => asUtf8In('windows-1252')(text.normalize('NFD'))],
    ['letters that are lost', (text) => text.replace(/[^\0-\x7f]/g, '�')],
    ['letters that are question marks', (text) => text.replace(/[^\0-\x7f]/g, '?')],
  ])('is told by %s, in each word', (_, damage) => {
    const words = ['Pão', 'LIMÕES', 'AÇÚCAR', 'Feijão', 'São José', 'Balneário', 'rúcula', 'pêssego', 'ímã']
    const told = words.filter((word) => !decodeTable(Buffer.from(damage(word))).ok)
    expect(told).toEqual(words)
  })

  it.each([
    ...['“MAÇÃ” e ‘MAÇû', 'MAÇÃ–5KG', 'ROMÃ® é boa', 'MAÇÃ\u00a0FUJI', 'Já provou? Compre', 'O que é?Um chá'],
    ...['https://x.com/uva.jpg?v=2 e loja.com.br?ref=a', 'maçã»pêra', '25 °C, ½ kg, 1º, 2ª'],
    'Feijão, açúcar, café, pêssego, Ângela, ÁGUA DE CÔCO, CAFÉ, PÃES',
    '“Oferta” d’água, ‚fresco’, ‹novo› e «bom» — 5‰ de sal… 3 €, €5, 50¢, £2, Häagen™ nº 1ª',
    'Ærø smørrebrød; Žatec; Mercearia›Molhos; Tróia•Œuvre†',
  ])('is not found in Windows-1252: %s', (text) => {
    const own = { '“': 147, '”': 148, '’': 146, '‚': 130, '‹': 139, '›': 155, '—': 151, '‰': 137 }
    const others = { '…': 133, '€': 128, '™': 153, Ž: 142, '•': 149, Œ: 140, '†': 134, '–': 150, '‘': 145 }
    for (const bytes of [Buffer.from(text), encode(text, { ...own, ...others })])
      expect(decodeTable(bytes)).toEqual({ ok: true, value: text })
  })
})
