import qrcps from 'steplix-emv-qrcps'

/**
 * Parses a payment code (EMV QRCPS) independently of our writer into fields such as `54 05 36.90`. Throws for
 * non-canonical codes or a wrong CRC.
 */
export function parsePixCode(code: string): string[] {
  const parsed = qrcps.Merchant.Parser.toEMVQR(code)
  if (parsed.generatePayload() !== code) throw new Error(`not the code of its fields: ${code}`)
  return parsed.rawData().trimEnd().split('\n')
}
