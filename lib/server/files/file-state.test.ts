import { describe, expect, it } from 'vitest'
import { decodeTable } from './file-state.ts'

const csv = 'Código;Produto\r\n1;Feijão\r\n2;Açúcar\r\n3;Café\r\n4;Pêssego\r\n'
const dos = { ç: 0x87, ã: 0xc6, é: 0x82, ó: 0xa2, ú: 0xa3, ê: 0x88, Ç: 0x80, Ú: 0xe9 }
const mac = { ç: 0x8d, ã: 0x8b, é: 0x8e, ó: 0x97, ú: 0x9c, ê: 0x90, Ç: 0x82, Ú: 0xf2 }
const encode = (text: string, table: Readonly<Record<string, number>>) =>
  Uint8Array.from(text, (character) => table[character] ?? character.charCodeAt(0))

describe('a text of another encoding', () => {
  it.each([csv, '1;Feijão', '2;Açúcar', '3;Café\n', '3;Café', '4;Pêssego'])(
    'is told by its accents, not sold with wrong ones: %j',
    (text) => {
      expect([decodeTable(encode(text, dos)), decodeTable(encode(text, mac))]).toEqual([null, null])
    },
  )

  it('is told in capitals', () => {
    expect(decodeTable(encode('AÇÚCAR', dos))).toBeNull()
  })

  it.each([
    'Feijão, açúcar, café, pêssego, Ângela, ÁGUA DE CÔCO, CAFÉ, PÃES',
    '“Oferta” d’água, ‚fresco’, ‹novo› e «bom» — 5‰ de sal… 3 €, €5, 50¢, £2, Häagen™ nº 1ª',
    'Ærø smørrebrød; Žatec; Mercearia›Molhos; Tróia•Œuvre†',
  ])('is not found in Windows-1252: %s', (text) => {
    const own = { '“': 147, '”': 148, '’': 146, '‚': 130, '‹': 139, '›': 155, '—': 151, '‰': 137 }
    const others = { '…': 133, '€': 128, '™': 153, Ž: 142, '•': 149, Œ: 140, '†': 134 }
    expect(decodeTable(encode(text, { ...own, ...others }))).toBe(text)
  })
})
