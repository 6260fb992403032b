import qrcps from 'steplix-emv-qrcps'

/**
 * What a parser of payment codes (EMV QRCPS) that knows nothing of ours reads in one: its fields, such as `54 05 36.90`,
 * inner ones indented. Throws where it would write the same code another way, its sum (CRC) included.
 */
export function parsePixCode(code: string): string[] {
  const parsed = qrcps.Merchant.Parser.toEMVQR(code)
  if (parsed.generatePayload() !== code) throw new Error(`not the code of its fields: ${code}`)
  return parsed.rawData().trimEnd().split('\n')
}
