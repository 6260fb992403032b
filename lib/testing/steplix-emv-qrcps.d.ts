declare module 'steplix-emv-qrcps' {
  type Code = { readonly rawData: () => string; readonly generatePayload: () => string }
  const qrcps: { readonly Merchant: { readonly Parser: { readonly toEMVQR: (code: string) => Code } } }
  export default qrcps
}
