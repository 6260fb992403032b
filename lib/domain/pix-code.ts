import type { Money } from './money.ts'
import { normalizeWhatsapp } from './whatsapp.ts'

export type PixReceiver = {
  readonly key: string
  readonly name: string
  readonly city: string
}

/** Characters; EMV QRCPS merchant-presented mode, fields 59 and 60. */
export const longestName = 25
export const longestCity = 15

const email = /^[^\s@]{1,64}@[^\s@]+\.[^\s@]+$/
const uuid = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/
/** Characters; Manual de Padrões para Iniciação do Pix, field 26-01. */
const longestKey = 77

const cpfWeights = [11, 10, 9, 8, 7, 6, 5, 4, 3, 2]
const cnpjWeights = [6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2]

/** Checks the last two digits; CNPJs contain letters since July 2026. */
function hasCheckDigits(text: string, weights: readonly number[]): boolean {
  const values = [...text].map((character) => character.charCodeAt(0) - 48)
  const digitAt = (position: number) => {
    const used = weights.slice(weights.length - position)
    const rest = used.reduce((sum, weight, index) => sum + weight * (values[index] ?? 0), 0) % 11
    return rest < 2 ? 0 : 11 - rest
  }
  const isRepeated = new Set(values).size === 1
  const { length } = values
  return !isRepeated && [length - 2, length - 1].every((position) => values[position] === digitAt(position))
}

const isCpf = (text: string) => /^\d{11}$/.test(text) && hasCheckDigits(text, cpfWeights)
const isCnpj = (text: string) => /^[0-9A-Z]{12}\d{2}$/.test(text) && hasCheckDigits(text, cnpjWeights)

/** Returns the key as codes carry it, else null. Eleven digits that can be a CPF are one, not a phone. */
export function normalizePixKey(typed: string): string | null {
  const text = typed.trim()
  const lower = text.toLowerCase()
  if (uuid.test(lower) || (email.test(lower) && lower.length <= longestKey)) return lower
  if (/^[+(]/.test(text)) return normalizeWhatsapp(text)
  const document = text.toUpperCase().replace(/[\s./-]/g, '')
  return isCpf(document) || isCnpj(document) ? document : null
}

export const pixText = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}+/gu, '')
    .replace(/[^A-Za-z0-9 .,&'-]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

const field = (id: string, value: string) => `${id}${String(value.length).padStart(2, '0')}${value}`

/** CRC-16/CCITT-FALSE in four capital hexadecimal digits. */
export function crc16(text: string): string {
  let crc = 0xffff
  for (const character of text) {
    crc ^= character.charCodeAt(0) << 8
    for (let bit = 0; bit < 8; bit += 1) crc = ((crc << 1) ^ (crc & 0x8000 ? 0x1021 : 0)) & 0xffff
  }
  return crc.toString(16).toUpperCase().padStart(4, '0')
}

type Payment = {
  readonly amount: Money | null
  /** At most 25 letters and digits that identify the payment to the receiver. */
  readonly reference: string | null
}

/** Builds a static 'copia e cola' Pix by the Banco Central's Manual de Padrões para Iniciação do Pix. */
export function pixCode({ key, name, city }: PixReceiver, { amount, reference }: Payment): string {
  const fields = [
    field('00', '01'),
    field('26', field('00', 'br.gov.bcb.pix') + field('01', key)),
    field('52', '0000'),
    field('53', '986'),
    ...(amount ? [field('54', (amount.amount / 100).toFixed(2))] : []),
    field('58', 'BR'),
    field('59', name),
    field('60', city),
    field('62', field('05', reference ?? '***')),
    '6304',
  ].join('')
  return fields + crc16(fields)
}
