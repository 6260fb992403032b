import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { openSheetServer, type SheetServer } from '../../lib/testing/sheet-server'
import { signIn } from '../support/desk-shop'
import { reloadUntil, visit } from '../support/shop-page'
import { expect, expectNoAxeViolations, test, useShop } from '../support/test'

/** As it is copied from 'Publicar na Web'. */
const published = '/spreadsheets/d/e/2PACX-1vSegredo/pub?gid=0&single=true&output=csv'
const secret = '1vSegredo'
const delivery = 'tipo,cidade,frete\r\nentrega,Penha,"7,50"\r\n'

const sheet = (price: string, more = '') =>
  `código,nome,preço,foto\r\n101,Banana-prata,"R$ ${price}",http://PICTURES/banana.webp\r\n102,Maçã gala,"R$ 9,90",\r\n${more}`

/** Makes one for `localhost`, a day long. */
function makeCertificate(folder: string) {
  const [key, cert] = [path.join(folder, 'privkey.pem'), path.join(folder, 'fullchain.pem')] as const
  const wanted = ['-newkey', 'rsa:2048', '-nodes', '-x509', '-days', '1', '-subj', '/CN=localhost']
  execFileSync('openssl', ['req', ...wanted, '-keyout', key, '-out', cert], { stdio: 'pipe' })
  return { key: fs.readFileSync(key), cert: fs.readFileSync(cert) }
}

test.describe('a shop from a sheet that is published over https', { tag: '@long' }, () => {
  let google: SheetServer
  let elsewhere: SheetServer
  const folder = path.join(os.tmpdir(), `published-sheet-${process.pid}`)

  const publish = (text: string) =>
    google.publish('/pub/70l5/sheet.csv', text.replace('PICTURES', elsewhere.host))

  test.beforeAll(async () => {
    fs.mkdirSync(folder)
    google = await openSheetServer({ tls: makeCertificate(folder) })
    elsewhere = await openSheetServer()
    google.redirect(published, google.url('/pub/70l5/sheet.csv'))
    google.publish('/entregas.csv', delivery)
    elsewhere.set('/banana.webp', (_, response) => {
      response.writeHead(200, { 'content-type': 'image/webp' })
      response.end(fs.readFileSync('docs/loja-exemplo/fotos/banana.webp'))
    })
    publish(sheet('6,99'))
  })
  const shop = useShop({
    users: ['ana'],
    environment: () => ({
      CATALOG_FILE: google.url(published),
      CATALOG_HOSTS: google.host,
      CATALOG_REFRESH_SECONDS: '1',
      IMAGE_HOSTS: elsewhere.host,
      STORE_WHATSAPP: '(47) 99999-1234',
      DELIVERY_FILE: google.url('/entregas.csv'),
      NODE_EXTRA_CA_CERTS: path.join(folder, 'fullchain.pem'),
    }),
  })
  test.afterAll(async () => {
    await google?.close()
    await elsewhere?.close()
    fs.rmSync(folder, { recursive: true, force: true })
  })

  async function readPrice(id: string): Promise<string | undefined> {
    const text = await (await fetch(`${shop.url}/product/${id}`)).text()
    return /"price":"?([\d.]+)/.exec(text)?.[1]
  }

  test('R77 S66 S67 sells what it says, with the delivery and the pictures of other addresses', async ({
    page,
  }) => {
    expect(shop.server.output()).toContain(`Planilha em ${google.host}: 2 produtos na loja.\n`)
    const asked: string[] = []
    page.on('request', (request) => asked.push(request.url()))
    await visit(page, '/product/101')
    await expect(page.getByText('R$ 6,99').first()).toBeVisible()
    await expect(page.locator('[data-slot="delivery-line"]')).toContainText('Penha')
    const picture = page.locator('main img').first()
    await expect
      .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
      .toBeGreaterThan(0)
    // By the shop itself: no browser asks where a picture comes from.
    expect(asked.filter((address) => !address.startsWith(shop.url))).toEqual([])
    publish(sheet('5,49'))
    await expect.poll(() => readPrice('101')).toBe('5.49')
  })

  test('R77 S66 goes on while the sheet has a wrong row, is nowhere or elsewhere, says so at the desk, and follows it again', async ({
    page,
  }) => {
    publish(sheet('4,99', '103,Uva,"0,00",\r\n'))
    await expect.poll(() => readPrice('101')).toBe('4.99')
    await signIn(page, '/painel/catalogo', 'ana')
    await expect(page.getByText(`Planilha em ${google.host}, lida em`)).toBeVisible()
    await expect(page.getByRole('region', { name: 'Linhas fora da loja' }).getByRole('listitem')).toHaveText([
      'Linha 4: UvaO preço é zero: “0,00”.Escreva o preço, como 12,90.',
    ])

    google.set(published, (request) => void request.destroy())
    await reloadUntil(page, page.getByText('O endereço da planilha não respondeu.'))
    await expect(page.getByText(/^A loja segue com a última versão boa, lida em .+\.$/)).toBeVisible()
    await expectNoAxeViolations(page)
    expect(await readPrice('101')).toBe('4.99')

    google.redirect(published, elsewhere.url('/sheet.csv'))
    await expect(async () => {
      await page.getByRole('button', { name: 'Ler agora' }).click()
      await expect(page.getByText(`O endereço da planilha leva a ${elsewhere.host}, onde`)).toBeVisible({
        timeout: 2000,
      })
    }).toPass()
    expect(elsewhere.requests.filter(({ url }) => url === '/sheet.csv')).toEqual([])

    google.redirect(published, google.url('/pub/70l5/sheet.csv'))
    publish(sheet('3,99'))
    await expect.poll(() => readPrice('101')).toBe('3.99')
    expect(`${shop.server.output()}${await page.locator('body').textContent()}`).not.toContain(secret)
  })
})
