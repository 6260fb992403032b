import type { Locator, Page } from '@playwright/test'
import { digestOrderCode, keyOf, samplePick } from '../../lib/orders/testing/sample-orders'

const code = digestOrderCode(keyOf(1))
/** Of the order that views are looked at with. */
export const orderPath = `/painel/pedidos/${code}`

export type View = {
  readonly name: string
  readonly path: string
  /** Leads to what is looked at from what the address shows. */
  readonly open?: (page: Page) => Promise<void>
  /** What is there once it stands. */
  readonly shown: (page: Page) => Locator
}

const heading = (name: string) => (page: Page) => page.getByRole('heading', { name })
const dialog = (page: Page) => page.getByRole('dialog')
export const firstLine = (page: Page) => page.locator('.pick-row').first()
const press = (name: string | RegExp) => (page: Page) =>
  page.getByRole('button', { name, exact: true }).first().click()

async function openLineMenu(page: Page): Promise<void> {
  await press(/^Opções de Leite integral/)(page)
}

/** Opens a window of the first line by its menu. */
const fromLineMenu = (name: string) => async (page: Page) => {
  await openLineMenu(page)
  await press(name)(page)
}

/** As if bia had ticked the first line on this device, and gone before it was sent. */
async function leaveTickOfBia(page: Page): Promise<void> {
  const { by: _, ...picked } = samplePick
  const left = { code, pick: { ...picked, seen: null }, by: 'bia', at: 1, problem: 'waiting' }
  await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
    `desk-unsent/${code}/0`,
    JSON.stringify(left),
  ] as const)
  await page.reload()
}

/** All that a signed-in user sees. */
export const views: readonly View[] = [
  { name: 'the list', path: '/painel', shown: (page) => page.locator('a.desk-row').first() },
  { name: 'an order', path: orderPath, shown: firstLine },
  {
    name: 'the list on paper',
    path: `${orderPath}/imprimir`,
    shown: (page) => page.getByRole('article', { name: 'Como sai no papel' }),
  },
  {
    name: 'the receipt',
    path: `${orderPath}/imprimir`,
    open: (page) => page.getByText('Recibo', { exact: true }).click(),
    shown: (page) => page.locator('.paper-sums'),
  },
  {
    name: 'a message as a cart',
    path: '/painel/lista',
    async open(page) {
      await page.getByLabel('Mensagem do cliente').fill('2 leite\nbanana bem madura\num unicórnio')
      await press('Procurar produtos')(page)
    },
    shown: heading('Resposta para o cliente'),
  },
  { name: 'the aisles', path: '/painel/corredores', shown: (page) => page.getByText('Leite integral') },
  { name: 'the numbers', path: '/painel/numeros', shown: (page) => page.getByText('Pedidos vendidos') },
  { name: 'the catalogue', path: '/painel/catalogo', shown: (page) => page.getByText(/^Lido em/) },
  {
    name: 'the log',
    path: '/painel/registro',
    shown: (page) => page.getByText('ana entrou no painel').first(),
  },
  {
    name: 'a found person',
    path: '/painel/privacidade',
    async open(page) {
      await page.getByLabel('WhatsApp com DDD').fill('47 99999 1234')
      await press('Procurar')(page)
    },
    shown: heading('4 pedidos desta pessoa'),
  },
  { name: 'an unknown address', path: '/painel/nada-aqui', shown: heading('Esta página não existe') },
  {
    name: 'an unknown order',
    path: '/painel/pedidos/000000000000',
    shown: heading('Pedido não encontrado'),
  },
  {
    name: 'the shortcuts',
    path: '/painel',
    // On a phone, where no one has keys, its button is hidden.
    open: (page) => page.locator('.desk-help-button').dispatchEvent('click'),
    shown: dialog,
  },
  { name: 'the account', path: '/painel', open: press('Conta de ana'), shown: dialog },
  { name: 'the menu of a line', path: orderPath, open: openLineMenu, shown: dialog },
  {
    name: 'the replacement',
    path: orderPath,
    async open(page) {
      await fromLineMenu('Trocar por…')(page)
      await dialog(page).getByText('Outro produto', { exact: true }).click()
    },
    shown: (page) => dialog(page).getByLabel('O que vai no lugar?'),
  },
  {
    name: 'the scales',
    path: orderPath,
    open: fromLineMenu('Pesar'),
    shown: (page) => dialog(page).getByLabel(/^Peso na balança/),
  },
  {
    name: 'fewer than ordered',
    path: orderPath,
    open: fromLineMenu('Achei menos'),
    shown: (page) => dialog(page).getByRole('button', { name: 'Separar 2 de 3' }),
  },
  {
    name: 'the question over WhatsApp',
    path: orderPath,
    async open(page) {
      await fromLineMenu('Perguntar no WhatsApp')(page)
      await dialog(page).getByRole('button', { name: 'Mostrar contato' }).click()
    },
    shown: (page) => dialog(page).getByRole('link', { name: 'Abrir WhatsApp' }),
  },
  { name: 'the moves', path: orderPath, open: press('Mais opções do pedido'), shown: dialog },
  {
    name: 'an order without a connection',
    path: orderPath,
    open: (page) => page.context().setOffline(true),
    shown: (page) => page.getByText(/^Sem conexão\. O que você vê é de/),
  },
  {
    name: 'a question on the walk',
    path: '/painel/corredores',
    open: leaveTickOfBia,
    shown: (page) => page.getByRole('link', { name: 'Há uma marcação para conferir: abra o pedido' }),
  },
  { name: 'a question of an order', path: orderPath, shown: (page) => firstLine(page).getByRole('alert') },
]
export const signInView: View = { name: 'the door', path: '/painel', shown: heading('Entrar no painel') }
