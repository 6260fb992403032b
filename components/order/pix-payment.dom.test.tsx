import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import type { MessageOrder } from '@/lib/domain/message-order'
import { renderInShop } from '@/lib/testing/render-in-shop'
import { brl } from '@/lib/testing/sample-values'
import { forgetPlacedOrders } from '@/stores/checkout/placed-orders'
import { MarketContact } from './market-contact'
import { PixPayment } from './pix-payment'

type Pix = NonNullable<MessageOrder['pix']>
const code = {
  ...{ text: '0002012658', note: null, amount: brl(1180), picture: { size: 21, path: 'M0 0.5h1' } },
  receiver: 'Emporio Sao Joao',
}
const due = { status: 'R$ 11,80 para este pedido', detail: null, code }
const awaited = 'Aguardando o mercado confirmar o Pix de R$ 11,80'

/** Draws the Pix anew, as on a page that was just loaded. */
function show(pix: Pix) {
  cleanup()
  renderInShop(
    <MarketContact value="https://wa.me/5547999991234?text=">
      <PixPayment pix={pix} code="A1B2" onSaid={() => undefined} />
    </MarketContact>,
  )
}

afterEach(forgetPlacedOrders)

const title = () => screen.getByRole('heading').textContent?.replaceAll('\u00a0', ' ')
const fold = (name: string) => screen.getByText(name).closest('details')

describe('R75 a Pix to the market', () => {
  it('is asked for no more once its shopper has said here that it is paid, also after a reload, until the market says so', async () => {
    show(due)
    expect(title()).toBe('Pague com Pix')
    const say = screen.getByRole('link', { name: 'Avisar que já paguei' })
    say.addEventListener('click', (event) => event.preventDefault())
    fireEvent.click(say)
    // The tap opens the chat before its link is gone.
    expect(say.isConnected).toBe(true)
    await waitFor(() => expect(say.isConnected).toBe(false))
    expect([title(), screen.queryByText(due.status)]).toEqual([awaited, null])
    expect(screen.getByRole('link', { name: 'Avisar de novo' })).toBeTruthy()
    // It was weighed meanwhile.
    show({ ...due, status: 'R$ 13,20 para este pedido', code: { ...code, amount: brl(1320) } })
    expect([title(), fold('Ver o código de novo')?.open]).toEqual([awaited, false])
    expect(screen.getByText(/^O pedido agora soma R\$\s13,20: combine a diferença/)).toBeTruthy()
    // Its amount may change: who has paid is not told to pay later.
    const wait = { status: 'Pix: espere o valor final', detail: 'O valor ainda pode mudar.', code: null }
    show(wait)
    expect([title(), screen.queryByText(wait.detail)]).toEqual([awaited, null])
    show({ status: 'Pix de R$ 11,80 recebido', detail: 'Confirmado pelo mercado às 14h02.', code: null })
    expect(title()).toBe('Pix de R$ 11,80 recebido')
  })

  it('begins with the code to be photographed, and has it folded below for a phone', () => {
    show(due)
    const [first, second] = screen.getAllByRole('img', { name: 'Código QR do Pix', hidden: true })
    const copyCode = screen.getByRole('button', { name: 'Copiar código Pix' })
    expect(first?.compareDocumentPosition(copyCode)).toBe(Node.DOCUMENT_POSITION_FOLLOWING)
    expect(fold('Pagar de outro aparelho')?.contains(second ?? null)).toBe(true)
  })

  it('selects its code where that may not be copied, and says so', async () => {
    vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new DOMException('no', 'NotAllowedError'))
    show(due)
    fireEvent.click(screen.getByRole('button', { name: 'Copiar código Pix' }))
    expect(await screen.findByText('Não deu para copiar. Selecione o código abaixo e copie.')).toBeTruthy()
    const field = screen.getByLabelText<HTMLInputElement>('Pix copia e cola')
    expect([field.selectionStart, field.selectionEnd]).toEqual([0, code.text.length])
  })
})
