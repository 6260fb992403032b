import http from 'node:http'
import type { AddressInfo } from 'node:net'

/** Public pages of the sample store, as people share them, come back to them, and open them from elsewhere. */
export const sharedAddresses = [
  '/',
  '/store',
  '/store/menor-preco',
  '/store/pagina/2',
  '/categorias',
  '/categorias/pagina/2',
  '/categoria/frutas',
  '/categoria/frutas/menor-preco',
  '/product/banana-prata',
  '/busca/banana',
  '/busca/banana/menor-preco',
  '/lista',
  '/lista/00000000000000000000000000',
  '/become-seller',
  '/privacidade',
  '/termos',
  '/trocas-e-devolucoes',
  '/pedido/00000000000000000000000000000000',
  '/pedidos',
  '/profile',
  '/success?volta=aaaaaaaaaaaaaaaaaaaaaa',
  '/auth/confirm',
  '/auth/new-password',
  '/sem-internet',
] as const

export type OtherSite = Awaited<ReturnType<typeof openOtherSite>>

/** Opens a page of another site than `localhost`, such as a chat or a payment page, with a link. */
export async function openOtherSite() {
  const server = http.createServer(({ url = '/' }, response) => {
    const target = new URL(url, 'http://other.invalid').searchParams.get('to') ?? ''
    response.setHeader('content-type', 'text/html; charset=utf-8')
    response.end(
      `<!doctype html><html lang="pt-BR"><title>Conversa</title><link rel="icon" href="data:,"><h1>Conversa</h1><a href="${target.replaceAll('"', '&quot;')}">Abrir</a></html>`,
    )
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  return {
    /** Gives the address of a page there whose only link leads to that address. */
    linkTo: (address: string) => `http://127.0.0.1:${port}/?to=${encodeURIComponent(address)}`,
    close: () => new Promise<void>((resolve) => server.close(() => resolve())),
  }
}
