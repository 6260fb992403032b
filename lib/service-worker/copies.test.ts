import { describe, expect, it } from 'vitest'
import { writtenAtHeader } from '../domain/offline-copies.ts'
import { showCopy } from './copies.ts'

const html = '<html><head><title>Uva | Loja</title></head><body class="x"><main>R$ 1,00</main></body></html>'
const noon = Date.parse('2026-03-05T15:00:00Z')
const day = 24 * 3600 * 1000

function copyOf(headers: Record<string, string> = {}, text = html) {
  return new Response(text, { headers: { date: new Date(noon).toUTCString(), ...headers } })
}

describe('a kept page', () => {
  it('R47 says at its beginning of when its prices are, by the clock of the shop', async () => {
    const shown = await showCopy(copyOf(), noon + 3_600_000)
    expect(await shown.text()).toContain(
      '<body class="x"><p role="status" data-slot="notice" data-copy>Sem internet. Seu carrinho está guardado. Preços de 12h.</p><main>',
    )
  })

  it('R47 says so by the clock of a shop that is elsewhere', async () => {
    const elsewhere = html.replace('<html>', '<html lang="pt-BR" data-time-zone="America/Manaus">')
    const shown = await showCopy(copyOf({}, elsewhere), noon)
    expect(await shown.text()).toContain('Preços de 11h.')
  })

  it('R47 says the day too where it is not today', async () => {
    const shown = await showCopy(copyOf(), noon + day)
    expect(await shown.text()).toContain('Preços de 05/03, 12h.')
  })

  it('R47 is as old as it was rendered, also where the shop had kept it before it was sent', async () => {
    const shown = await showCopy(copyOf({ [writtenAtHeader]: String(noon - 2_400_000) }), noon)
    expect(await shown.text()).toContain('Preços de 11h20.')
  })

  it('has the policy that it came with, and is plain text', async () => {
    const policy = "script-src 'self'"
    const { headers } = await showCopy(
      copyOf({ 'content-security-policy': policy, 'content-encoding': 'br' }),
      noon,
    )
    expect([headers.get('content-security-policy'), headers.get('content-encoding')]).toEqual([policy, null])
  })
})
