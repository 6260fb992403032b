import { act, screen } from '@testing-library/react'
import { beforeEach, expect, it, vi } from 'vitest'
import { DeskWindow } from '@/components/desk/frame/desk-window'
import { Toaster } from '@/components/feedback/toaster'
import { PanelPart } from '@/components/layout/panel-buttons'
import { PanelSheet } from '@/components/layout/panel-sheet'
import { PanelOpener, renderInShop } from '@/lib/testing/render-in-shop'
import { usePanel, useToast } from '@/stores/storefront-provider'
import { lazyPart } from './late-part'

let isMended = false
beforeEach(() => {
  isMended = false
})

function Fragile() {
  if (!isMended) throw new Error('"Ana" broke')
  return <p>inteiro</p>
}

const Whole = () => <p>da rede</p>

const load = async () => ({ Fragile })
const FragilePart = lazyPart(load, 'Fragile')
const FragileMenu = lazyPart(load, 'Fragile', 'menu')
const FragileToast = lazyPart(load, 'Fragile', 'toast')

/** Presses the button of the toast or of the frame, by the keyboard: a second tap would be ignored. */
async function retry({ isMended: mended = false } = {}): Promise<void> {
  const button = await screen.findByRole('button', { name: 'Tentar novamente', hidden: true })
  isMended = mended
  act(() => button.click())
}

it('R29 says that the code of a panel did not come, and opens it with the next try', async () => {
  let isThere = false
  const loadWhole = async () => {
    if (!isThere) throw new Error('offline')
    return { Whole }
  }
  const { user, toast } = renderInShop(
    <>
      <PanelOpener panel="menu" />
      <PanelPart panel="menu" Part={lazyPart(loadWhole, 'Whole', 'menu')} />
    </>,
  )
  await user.click(screen.getByText('abrir'))
  await expect.poll(toast).toMatch(/Sem conexão/)
  isThere = true
  await user.click(screen.getByText('abrir'))
  expect(await screen.findByText('da rede')).toBeTruthy()
})

function recordFaults(): Record<string, unknown>[] {
  vi.spyOn(console, 'error').mockImplementation(() => undefined)
  const sent: Record<string, unknown>[] = []
  vi.stubGlobal('fetch', async (_path: string, { body }: RequestInit) => {
    sent.push(JSON.parse(String(body)))
    return new Response(null, { status: 204 })
  })
  return sent
}

it('R29 costs itself alone where it throws, is named in the log, and says so until it can be drawn', async () => {
  const sent = recordFaults()
  window.history.replaceState(null, '', '/pedido/segredo')
  renderInShop(
    <>
      <p>a página</p>
      <FragilePart />
      <Toaster />
    </>,
  )
  await expect
    .poll(() => sent)
    .toMatchObject([{ part: 'Fragile', message: 'Error: "…" broke', page: 'pedido' }])
  expect(sent[0]?.['stack']).toMatch(/Fragile \(.*late-part\.dom\.test\.tsx:\d+:\d+/)
  await retry()
  expect(screen.getByText('a página')).toBeTruthy()
  await retry({ isMended: true })
  expect(await screen.findByText('inteiro')).toBeTruthy()
})

function Menu() {
  const open = usePanel((state) => state.open)
  return (
    <>
      <p>{`aberto: ${open}`}</p>
      <PanelPart panel="menu" Part={FragileMenu} />
    </>
  )
}

it('R29 closes a panel that throws, and opens it again on request', async () => {
  recordFaults()
  const { user, toast } = renderInShop(
    <>
      <PanelOpener panel="menu" />
      <Menu />
      <Toaster />
    </>,
  )
  await user.click(screen.getByText('abrir'))
  await expect.poll(toast).toMatch(/Esta parte não abriu/)
  expect(screen.getByText('aberto: null')).toBeTruthy()
  await retry({ isMended: true })
  expect(await screen.findByText('inteiro')).toBeTruthy()
  expect(screen.getByText('aberto: menu')).toBeTruthy()
})

function Toasts() {
  const { toast, show } = useToast((state) => state)
  return (
    <>
      <button type="button" onClick={() => show({ title: 'Um', variant: 'default' })}>
        dizer
      </button>
      <FragileToast isWanted={toast !== null} fallback={(state) => state === 'failed' && <p>simples</p>} />
    </>
  )
}

it('R29 leaves the words of a toast whose host throws', async () => {
  recordFaults()
  const { user, toast } = renderInShop(<Toasts />)
  await user.click(screen.getByText('dizer'))
  expect(await screen.findByText('simples')).toBeTruthy()
  expect(toast()).toMatch(/Um/)
})

const common = { title: 'Moldura', description: '', children: <Fragile /> }

it.each([
  ['a drawer', <PanelSheet key="sheet" panel="menu" {...common} />],
  ['a window of the desk', <DeskWindow key="window" {...common} />],
])('R29 says within %s that what it holds did not open, and draws it anew', async (_, frame) => {
  recordFaults()
  HTMLDialogElement.prototype.showModal ??= vi.fn()
  HTMLDialogElement.prototype.close ??= vi.fn()
  const { user } = renderInShop([<PanelOpener key="opener" panel="menu" />, frame])
  await user.click(screen.getByText('abrir'))
  expect((await screen.findByRole('alert', { hidden: true })).textContent).toMatch(/^Esta parte não abriu/)
  expect(screen.getByText('Moldura')).toBeTruthy()
  await retry({ isMended: true })
  expect(screen.getByText('inteiro')).toBeTruthy()
  expect(screen.queryByRole('alert', { hidden: true })).toBeNull()
})
