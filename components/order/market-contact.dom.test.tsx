import { render, screen } from '@testing-library/react'
import { describe, expect, it } from 'vitest'
import { AgreeFreight, MarketContact } from './market-contact'

const code = 'b531849ea7eb'
const followed =
  'O mercado chama você no WhatsApp antes de entregar. Se você não aceitar o frete, ele cancela o pedido e devolve tudo pelo mesmo meio de pagamento.'

describe('a freight that is to be agreed', () => {
  it('leads with one tap to the market, the message written', () => {
    render(
      <MarketContact value="https://wa.me/5547999991234?text=">
        <AgreeFreight code={code} />
      </MarketContact>,
    )
    expect(screen.getByText(followed)).toBeTruthy()
    const link = screen.getByRole('link', { name: 'Combinar o frete agora' })
    expect(new URL(link.getAttribute('href') ?? '').searchParams.get('text')).toBe(
      `Olá! Quero combinar o frete do pedido ${code}.`,
    )
  })

  it('says the same alone where no contact is known', () => {
    render(<AgreeFreight code={code} />)
    expect(screen.getByText(followed)).toBeTruthy()
    expect(screen.queryByRole('link')).toBeNull()
  })
})
