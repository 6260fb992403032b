import { expect, it } from 'vitest'
import { googleSheetHosts, isAllowedAddress } from './sheet-address.ts'

const isAllowed = (address: string, hosts: readonly string[] = googleSheetHosts) =>
  isAllowedAddress(new URL(address), hosts)

it.each([
  'https://docs.google.com/spreadsheets/d/e/2PACX-1vX/pub?gid=0&single=true&output=csv',
  'https://doc-0s-9k-sheets.googleusercontent.com/pub/70l5/x/y?output=csv',
  'https://DOCS.google.com:443/x',
])('S66 a sheet may be at %s', (address) => {
  expect(isAllowed(address)).toBe(true)
})

it.each([
  ...['http://docs.google.com/x', 'https://docs.google.com.evil.example/x'],
  ...['https://evilgoogleusercontent.com/x', 'https://googleusercontent.com/x'],
  ...['https://docs.google.com:8443/x', 'https://x.googleusercontent.com:8443/x'],
  ...['https://ana:word@docs.google.com/x', 'https://127.0.0.1/x', 'https://[::1]/x'],
  ...['https://169.254.169.254/latest', 'ftp://docs.google.com/x'],
])('S66 a sheet may not be at %s', (address) => {
  expect(isAllowed(address)).toBe(false)
})

it('S66 plain http is for this machine alone, and what the operator names with its port', () => {
  expect(isAllowed('http://127.0.0.1:3900/a.csv', ['127.0.0.1:3900'])).toBe(true)
  expect(isAllowed('http://localhost:3900/a.csv', ['127.0.0.1:3900'])).toBe(false)
  expect(isAllowed('http://127.evil.example/a.csv', ['127.evil.example'])).toBe(false)
  expect(isAllowed('http://planilha.example/a.csv', ['planilha.example'])).toBe(false)
  expect(isAllowed('https://planilha.example/a.csv', ['planilha.example'])).toBe(true)
})
