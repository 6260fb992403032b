import { cleanup, fireEvent, screen, within } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { MarketContact } from '@/components/profile/market-contact'
import type { MessageOrder } from '@/lib/domain/message-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { forgetPlacedOrders } from '@/stores/checkout/placed-orders'
import { PixPayment } from './pix-payment'

type Pix = NonNullable<MessageOrder['pix']>
const brl = (amount: number) => ({ amount, currency: 'brl' })
const code = {
  ...{ text: '0002012658', note: null, amount: brl(1180), picture: { size: 21, path: 'M0 0.5h1' } },
  receiver: 'Emporio Sao Joao',
}
const due = { status: 'R$ 11,80 para este pedido', detail: null, code }

/** As a page that was just loaded. */
function show(pix: Pix, isLate = false, isUnseen = false) {
  cleanup()
  renderInShop(
    <MarketContact value="https://wa.me/5547999991234?text=">
      <PixPayment pix={pix} code="A1B2" isLate={isLate} isUnseen={isUnseen} />
    </MarketContact>,
  )
}

afterEach(forgetPlacedOrders)

const title = () => screen.getByRole('heading').textContent?.replaceAll('\u00a0', ' ')
const fold = (name: string) => screen.getByText(name).closest('details')

describe('R75 a Pix to the market', () => {
  it('is asked for no more once its shopper has said here that it is paid, also after a reload, until the market says so', () => {
    show(due)
    expect(title()).toBe('Pague com Pix')
    expect(screen.getByText('Emporio Sao Joao').parentElement?.textContent).toBe(
      'Quem recebe Emporio Sao Joao Confira o nome no app do banco antes de pagar.',
    )
    const sayPaid = screen.getByRole('button', { name: 'Já paguei' })
    expect(sayPaid.className).toContain('btn-outline')
    fireEvent.click(sayPaid)
    expect(title()).toBe('Aguardando o mercado confirmar o Pix de R$ 11,80')
    expect(document.activeElement).toBe(screen.getByRole('heading'))
    expect(screen.queryByText(due.status)).toBeNull()
    const tell = screen.getByRole('link', { name: 'Avisar o mercado' })
    expect(tell.className).toContain('btn-primary')
    const told = tell.getAttribute('href') ?? ''
    expect(decodeURIComponent(told).replaceAll('\u00a0', ' ')).toContain(
      'Olá! Paguei R$ 11,80 por Pix no pedido A1B2.',
    )
    tell.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(tell)
    expect(screen.getByRole('link', { name: 'Avisar de novo' }).className).toContain('btn-outline')
    // It was weighed meanwhile.
    show({ ...due, status: 'R$ 13,20 para este pedido', code: { ...code, amount: brl(1320) } })
    expect(title()).toBe('Aguardando o mercado confirmar o Pix de R$ 11,80')
    expect(
      screen.getByText(/^O pedido agora soma R\$\s13,20: combine a diferença com o mercado\.$/),
    ).toBeTruthy()
    expect(fold('Ver o código de novo')?.open).toBe(false)
    // Its amount may change: who has paid is not told to pay later.
    const wait = { status: 'Pix: espere o valor final', detail: 'O valor ainda pode mudar.', code: null }
    show(wait)
    expect(title()).toBe('Aguardando o mercado confirmar o Pix de R$ 11,80')
    expect(screen.queryByText(wait.detail)).toBeNull()
    forgetPlacedOrders()
    show(wait)
    expect([title(), screen.getByText(wait.detail).tagName]).toEqual([wait.status, 'P'])
    expect(screen.queryByRole('button')).toBeNull()
    show({ status: 'Pix de R$ 11,80 recebido', detail: 'Confirmado pelo mercado às 14h02.', code: null })
    expect(title()).toBe('Pix de R$ 11,80 recebido')
    expect(screen.getByText('Confirmado pelo mercado às 14h02.')).toBeTruthy()
    expect(screen.queryByText('Ver o código de novo')).toBeNull()
  })

  it('is not asked for once its order was handed over', () => {
    const over = { status: 'O mercado ainda não confirmou o Pix de R$ 11,80', detail: 'Combine.', code: null }
    show(due)
    fireEvent.click(screen.getByRole('button', { name: 'Já paguei' }))
    show(over, false, true)
    expect(title()).toBe('Você informou o Pix de R$ 11,80')
    expect(screen.getByText('O mercado ainda não confirmou. Não pague de novo.')).toBeTruthy()
    const again = screen.getByRole('link', { name: 'Avisar de novo' })
    expect(again.className).toContain('btn-outline')
    expect(decodeURIComponent(again.getAttribute('href') ?? '')).toMatch(/Paguei R\$\s11,80 por Pix/)
    expect(screen.queryByRole('button')).toBeNull()
    forgetPlacedOrders()
    show(over, false, true)
    expect([title(), screen.getByText(over.detail).tagName]).toEqual([over.status, 'P'])
    const ask = screen.getByRole('link', { name: 'Combinar o pagamento' })
    expect(decodeURIComponent(ask.getAttribute('href') ?? '')).toContain('O Pix ainda não foi confirmado.')
  })

  it('is asked for again where that it was paid is taken back', () => {
    show(due)
    fireEvent.click(screen.getByRole('button', { name: 'Já paguei' }))
    const folded = fold('Ver o código de novo')
    if (!folded) throw new Error('nothing is folded')
    folded.open = true
    fireEvent.click(within(folded).getByRole('button', { name: 'Ainda não paguei' }))
    expect(title()).toBe('Pague com Pix')
    expect(screen.getByRole('button', { name: 'Copiar código Pix' }).className).toContain('btn-primary')
  })

  it('waits as long as its amount may change, and where its order is late, which comes whether it is paid or not', () => {
    const note = 'O valor ainda pode mudar; pague quando estiver pronto.'
    show({ ...due, code: { ...code, note } })
    expect([title(), screen.getByText(note).tagName]).toEqual(['Pix: espere o valor final', 'P'])
    show(due, true)
    expect(title()).toBe('O Pix pode esperar')
    expect(screen.getByText('Pergunte antes pelo pedido; o código continua aqui.')).toBeTruthy()
    // Whom it is for stands beside the code.
    expect(fold('Ver o código Pix')?.querySelector('.pix-receiver')).toBeTruthy()
    expect(fold('Ver o código Pix')?.open).toBe(false)
    expect(screen.getByText('Copiar código Pix').className).toContain('btn-outline')
  })

  it('begins with the code to be photographed, and folds it where the screen is that of a phone', () => {
    const picture = () => screen.getByRole('img', { name: 'Código QR do Pix', hidden: true })
    show(due)
    const copyCode = screen.getByRole('button', { name: 'Copiar código Pix' })
    expect(picture().compareDocumentPosition(copyCode)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(screen.queryByText('Pagar de outro aparelho')).toBeNull()
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }))
    show(due)
    expect(fold('Pagar de outro aparelho')?.open).toBe(false)
    expect(fold('Pagar de outro aparelho')?.contains(picture())).toBe(true)
  })
})
